/// The product's legal pages. The raw value is the last part of the path and the name of the texts.
enum LegalPage: String, CaseIterable, Hashable, Sendable {
    case privacy, terms, licence, refund
}
