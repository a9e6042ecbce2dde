import Almanac

extension Madhhab {
    /// The name in settings, addresses and the command line.
    var name: String {
        switch self {
        case .standard: "standard"
        case .hanafi: "hanafi"
        }
    }

    /// The madhhab with this name.
    init?(name: String) {
        for madhhab in Self.allCases where madhhab.name == name {
            self = madhhab
            return
        }
        return nil
    }
}
