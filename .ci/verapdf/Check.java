import java.io.File;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Asks veraPDF whether files keep PDF/UA-1 and PDF/A-2a. Arguments: the files. Exit status 1 if one does not. */
class Check {
    private static final PDFAFlavour[] STANDARDS = {PDFAFlavour.PDFUA_1, PDFAFlavour.PDFA_2_A};

    public static void main(String[] files) throws Exception {
        if (files.length == 0) {
            throw new IllegalArgumentException("no files to check");
        }
        Logger.getLogger("org.verapdf").setLevel(Level.WARNING);
        VeraGreenfieldFoundryProvider.initialise();
        boolean good = true;
        for (String file : files) {
            for (PDFAFlavour standard : STANDARDS) {
                good &= check(new File(file), standard);
            }
        }
        System.exit(good ? 0 : 1);
    }

    private static boolean check(File file, PDFAFlavour standard) throws Exception {
        try (PDFAParser parser = Foundries.defaultInstance().createParser(file, standard);
                PDFAValidator validator = Foundries.defaultInstance().createValidator(standard, false)) {
            ValidationResult result = validator.validate(parser);
            boolean good = result.isCompliant();
            System.out.printf("%s %s: %s, %d checks%n", file.getName(), standard.getId(),
                    good ? "pass" : "FAIL", result.getTotalAssertions());
            Map<String, Integer> broken = new TreeMap<>();
            for (TestAssertion test : result.getTestAssertions()) {
                if (test.getStatus() == TestAssertion.Status.FAILED) {
                    String rule = test.getRuleId().getClause() + "-" + test.getRuleId().getTestNumber();
                    broken.merge(rule + " " + test.getMessage(), 1, Integer::sum);
                }
            }
            broken.forEach((rule, times) -> System.out.printf("    %s (%d times)%n", rule, times));
            return good;
        }
    }
}
