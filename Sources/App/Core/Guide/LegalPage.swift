/// The product's legal pages. The raw value is the last part of the path, and names the texts.
enum LegalPage: String, CaseIterable, Hashable, Sendable {
    case privacy, terms, licence, refund
}
