/// Which passwords are accepted (NIST SP 800-63B-4 §3.1.1.2: length counts, kinds of characters don't).
public struct PasswordRule: Hashable, Sendable {
    /// The least number of characters where the password is the only way in.
    public var alone: Int
    /// The least number beside a passkey.
    public var besidePasskey: Int
    /// The most characters.
    public var longest: Int

    public init(alone: Int = 15, besidePasskey: Int = 8, longest: Int = 200) {
        self.alone = alone
        self.besidePasskey = besidePasskey
        self.longest = longest
    }

    /// What is wrong with a password.
    public enum Problem: Hashable, Sendable {
        case tooShort(Int)
        case tooLong(Int)
        /// It is the name, or one of the words that everybody tries first.
        case common
    }

    /// What is wrong with a password, or `nil`.
    ///
    /// - Parameters:
    ///   - name: the name to sign in with, which anybody may know.
    ///   - common: passwords that are tried first.
    public func problem(
        _ password: String, hasPasskey: Bool, name: PersonName?, common: CommonPasswords = CommonPasswords()
    ) -> Problem? {
        let least = hasPasskey ? besidePasskey : alone
        guard password.count >= least else { return .tooShort(least) }
        guard password.count <= longest, password.utf8.count <= longest * 4 else { return .tooLong(longest) }
        let folded = password.lowercased()
        if common.contains(folded) || Self.isMonotonous(folded) { return .common }
        if let name, Self.isMade(of: name.key, folded) { return .common }
        return nil
    }

    /// Whether a text is one short piece again and again, or steps along the alphabet or the digits.
    private static func isMonotonous(_ text: String) -> Bool {
        let units = Array(text.unicodeScalars.map(\.value))
        for length in 1...4 where units.count > length {
            if units.indices.dropFirst(length).allSatisfy({ units[$0] == units[$0 - length] }) { return true }
        }
        let steps = zip(units, units.dropFirst()).map { Int64($1) - Int64($0) }
        return !steps.isEmpty && steps.allSatisfy { abs($0) == 1 || abs($0) == 9 }
    }

    /// Whether a text is a name with little else.
    private static func isMade(of name: String, _ text: String) -> Bool {
        guard name.count >= 3 else { return false }
        let rest = text.replacing(name, with: "").replacing(name.filter { $0 != " " }, with: "")
        return rest.count < text.count && rest.count < 6
    }
}
