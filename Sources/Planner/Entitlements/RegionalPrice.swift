/// The prices of Pro in a currency, in hundredths of its unit.
public struct RegionalPrice: Hashable, Sendable {
    /// The currency's code (ISO 4217).
    public var currency: String
    /// The countries (ISO 3166-1 alpha-2) with this price; empty for all others.
    public var countries: [String]
    public var monthly: Int
    public var annual: Int
    public var lifetime: Int

    public init(currency: String, countries: [String], monthly: Int, annual: Int, lifetime: Int) {
        self.currency = currency
        self.countries = countries
        self.monthly = monthly
        self.annual = annual
        self.lifetime = lifetime
    }

    /// The price of a plan.
    public subscript(plan: PlanKind) -> Int {
        switch plan {
        case .monthly: monthly
        case .annual: annual
        case .lifetime: lifetime
        }
    }

    /// How much cheaper a year is than twelve months, in percent of the latter, rounded to the nearest (MZ-265, K19).
    public var saving: Int {
        let year = monthly * 12
        guard year > annual else { return 0 }
        return ((year - annual) * 200 + year) / (year * 2)
    }
}

/// The plans that can be bought.
public enum PlanKind: String, CaseIterable, Hashable, Sendable {
    case monthly
    case annual
    case lifetime
}
