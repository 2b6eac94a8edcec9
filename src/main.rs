//! The command line.

fn main() -> std::process::ExitCode {
    tafl_print::main()
}
