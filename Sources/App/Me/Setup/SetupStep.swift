/// The four first steps (MZ-280). The raw value is the last part of the path and the name of the texts.
enum SetupStep: String, CaseIterable, Hashable, Sendable {
    case welcome, location, method, notifications

    /// Its place among the four, from 1.
    var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

    var before: SetupStep? { number > 1 ? Self.allCases[number - 2] : nil }
    var after: SetupStep? { number < Self.allCases.count ? Self.allCases[number] : nil }
}
