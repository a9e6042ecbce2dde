import Records

/// What is everybody's and what is Pro's, what Pro costs, and how it is offered: `TiersConfig.json`. It counts in
/// commercial mode alone (SY-045).
public struct TiersConfig: Hashable, Sendable {
    /// The features that Pro opens; every other is everybody's.
    public var pro: [String] = []
    /// Which addresses and fields belong to which feature. The first row that fits decides.
    public var gates: [Gate] = []
    /// Which settings rest with which feature.
    public var rests: [RestingField] = []
    /// Days of the trial, hours after it in which everything stays open, and hours before its end in which it is said.
    public var trialDays = 0
    public var graceHours = 0
    public var reminderHours = 0
    /// The first is for countries that no other names.
    public var prices: [RegionalPrice] = []
    public var purchases = PurchaseSettings()
    public var offers = OfferSettings()

    /// Nothing is Pro's.
    public static let none = TiersConfig()

    /// The price that a country sees.
    public func price(country: String) -> RegionalPrice? {
        prices.first { $0.countries.contains(country) } ?? prices.first
    }

    /// The first row that what is asked falls under.
    ///
    /// - Parameter applies: whether a row counts for this person.
    public func gate(_ use: Gate.Use, at path: String, _ form: FormFields, where applies: (Gate) -> Bool) -> Gate? {
        for gate in gates where gate.use == use && gate.isAt(path) && gate.holds(form) && applies(gate) { return gate }
        return nil
    }

    /// The feature that a field of a form belongs to, with a value that it may get; `nil` where it is everybody's.
    public func feature(writing path: String, _ field: String, _ value: String) -> String? {
        for gate in gates where gate.use == .write && gate.isAt(path) {
            if gate.field.isEmpty || gate.holds(field, value) { return gate.feature }
        }
        return nil
    }

    /// Makes values of a feature's fields everybody's, on the way in and at rest.
    public mutating func free(_ values: [String], of feature: String) {
        for index in gates.indices where gates[index].feature == feature && !gates[index].field.isEmpty {
            gates[index].free += values
        }
        for index in rests.indices where rests[index].feature == feature { rests[index].free += values }
    }
}

/// Where Pro is bought.
public struct PurchaseSettings: Hashable, Sendable {
    /// Who takes the payment.
    public enum Provider: String, Hashable, Sendable {
        /// Nobody yet: there is the trial alone.
        case none
        /// Nobody: what is asked for is granted at once, for trying the whole way.
        case test
        /// A page elsewhere, which tells the server what was bought (RevenueCat's Web Purchase Links, and their like).
        case link
    }

    public var provider = Provider.none
    /// The page's address; `{customer}` and `{product}` are filled in.
    public var checkout = ""
    /// What the plans are called there.
    public var products: [String] = ["", "", ""]

    public init() {}

    /// The plan of a product; `nil` where it is none of ours.
    public func plan(of product: String) -> PlanKind? {
        for (index, plan) in PlanKind.allCases.enumerated() where products[index] == product {
            return plan
        }
        return nil
    }

    /// What a plan is called by the provider.
    public func product(of plan: PlanKind) -> String {
        for (index, other) in PlanKind.allCases.enumerated() where other == plan { return products[index] }
        return ""
    }
}

/// When Pro is offered by itself: each of them once, and none in the time of a prayer.
public struct OfferSettings: Hashable, Sendable {
    /// After how many days of use, and for how many days.
    public var week = true
    public var weekAfter = 7
    public var weekFor = 3
    public var ramadan = false
    public var eid = false

    public init() {}
}
