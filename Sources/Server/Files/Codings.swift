/// The content codings that a client accepts (`Accept-Encoding`, RFC 9110 §12.5.3).
struct Codings {
    private let header: String

    init(_ header: String?) {
        self.header = (header ?? "").lowercased()
    }

    /// Whether a coding is named and not refused with `q=0`.
    func accepts(_ coding: String) -> Bool {
        for item in header.split(separator: ",") {
            let parts = item.split(separator: ";").map { $0.filter { $0 != " " } }
            guard parts.first == coding else { continue }
            return !parts.dropFirst().contains { $0 == "q=0" || $0 == "q=0.0" || $0 == "q=0.00" || $0 == "q=0.000" }
        }
        return false
    }
}
