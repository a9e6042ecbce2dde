/// Why a command ends without having done what it was asked: one sentence, already in the person's language.
struct Failure: Error {
    /// What the shell sees.
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
