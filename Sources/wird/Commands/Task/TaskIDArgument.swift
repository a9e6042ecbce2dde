import ArgumentParser
import Records

/// A task's id, as `wird task list` prints it.
struct TaskIDArgument: ParsableArguments {
    @Argument(help: "The task's id, as task list prints it.")
    var id: String

    /// The task's address. An id with characters that no id has leads to an address that doesn't exist.
    func path(_ action: String? = nil) -> String {
        let plain = id.utf8.allSatisfy {
            Character(UnicodeScalar($0)).isLetter || Character(UnicodeScalar($0)).isNumber || $0 == UInt8(ascii: "-")
        }
        return "/tasks/\(plain && !id.isEmpty ? id : "-")" + (action.map { "/\($0)" } ?? "")
    }
}
