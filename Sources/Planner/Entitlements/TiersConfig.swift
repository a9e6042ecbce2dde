import Records

/// What is free and what is Pro, what Pro costs, and how it is offered, from `TiersConfig.json`. It applies only in
/// commercial mode (SY-045).
public struct TiersConfig: Hashable, Sendable {
    /// The features that Pro opens. All others are free.
    public var pro: [String] = []
    /// The gates that assign requests to features. The first matching gate decides.
    public var gates: [Gate] = []
    /// The settings that have no effect while their feature is closed.
    public var rests: [RestingField] = []
    /// The days of the trial, the hours after it in which everything stays open, and the hours before its end in which
    /// it is announced.
    public var trialDays = 0
    public var graceHours = 0
    public var reminderHours = 0
    /// The prices. The first applies to countries that no other lists.
    public var prices: [RegionalPrice] = []
    public var purchases = PurchaseSettings()
    public var offers = OfferSettings()

    /// A configuration in which nothing is Pro.
    public static let none = TiersConfig()

    /// Returns the price for a country.
    public func price(country: String) -> RegionalPrice? {
        prices.first { $0.countries.contains(country) } ?? prices.first
    }

    /// Returns the first gate that applies to a request.
    ///
    /// - Parameter applies: Whether a gate counts for this person.
    public func gate(_ use: Gate.Use, at path: String, _ form: FormFields, where applies: (Gate) -> Bool) -> Gate? {
        for gate in gates where gate.use == use && gate.isAt(path) && gate.holds(form) && applies(gate) { return gate }
        return nil
    }

    /// Returns the feature that a form's field belongs to with a given value; `nil` if it is free.
    public func feature(writing path: String, _ field: String, _ value: String) -> String? {
        for gate in gates where gate.use == .write && gate.isAt(path) {
            if gate.field.isEmpty || gate.holds(field, value) { return gate.feature }
        }
        return nil
    }

    /// Makes values of a feature's fields free for everybody, both in requests and in stored settings.
    public mutating func free(_ values: [String], of feature: String) {
        for index in gates.indices where gates[index].feature == feature && !gates[index].field.isEmpty {
            gates[index].free += values
        }
        for index in rests.indices where rests[index].feature == feature { rests[index].free += values }
    }
}

/// How Pro is bought.
public struct PurchaseSettings: Hashable, Sendable {
    /// The payment provider.
    public enum Provider: String, Hashable, Sendable {
        /// Not set up yet: only the trial is available.
        case none
        /// None: every purchase is granted at once, for trying out the whole process.
        case test
        /// An external page that reports purchases to the server, such as RevenueCat's Web Purchase Links.
        case link
    }

    public var provider = Provider.none
    /// The page's URL, in which `{customer}` and `{product}` are filled in.
    public var checkout = ""
    /// The provider's names of the plans.
    public var products: [String] = ["", "", ""]

    public init() {}

    /// Returns the plan for a product; `nil` if it is not one of ours.
    public func plan(of product: String) -> PlanKind? {
        for (index, plan) in PlanKind.allCases.enumerated() where products[index] == product {
            return plan
        }
        return nil
    }

    /// Returns the provider's name of a plan.
    public func product(of plan: PlanKind) -> String {
        for (index, other) in PlanKind.allCases.enumerated() where other == plan { return products[index] }
        return ""
    }
}

/// When Pro is offered unprompted. Each offer comes once, and none during a prayer.
public struct OfferSettings: Hashable, Sendable {
    /// Whether Pro is offered after the first days of use, after how many days, and for how many.
    public var week = true
    public var weekAfter = 7
    public var weekFor = 3
    public var ramadan = false
    public var eid = false

    public init() {}
}
