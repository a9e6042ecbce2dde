/// The reason that a command ends without doing what it was asked: one sentence, already in the person's language.
struct Failure: Error {
    /// The exit code that the shell sees.
    enum Code: Int32 {
        case failed = 1
        case usage = 2
        case refused = 3
    }

    var text: String
    var code: Code

    init(_ text: String, _ code: Code = .failed) {
        self.text = text
        self.code = code
    }
}
