import Records

/// A place as a line of text.
enum PlaceText {
    static func line(_ place: JSON?, _ terminal: Terminal) -> String {
        let numbers = ["latitude", "longitude"].compactMap { place?[$0]?.double }.map { "\($0)" }
        let parts = [
            place?["name"]?.string ?? "", terminal.digits(numbers.joined(separator: ", ")),
            place?["zone"]?.string ?? "",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: terminal.parting)
    }
}
