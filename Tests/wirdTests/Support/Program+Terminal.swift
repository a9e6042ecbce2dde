import Foundation

extension Program {
    /// Runs a command whose output is a terminal, to its end. Returns what the terminal was sent, in plain lines.
    ///
    /// Python opens the terminal, because Glibc's module has no function for it.
    func runOnTerminal(_ arguments: [String]) throws -> String {
        let (process, output, _) = process(
            ["python3", "-c", "import pty, sys; pty.spawn(sys.argv[1:])", Self.binary.path] + arguments,
            ["TERM": "xterm", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"])
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let shown = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: shown, as: UTF8.self).replacing("\r\n", with: "\n")
    }
}
