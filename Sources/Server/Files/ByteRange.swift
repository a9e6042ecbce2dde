/// One range of bytes from a `Range` header (RFC 9110 §14.1.2).
enum ByteRange: Equatable {
    /// No usable header: the whole file is sent.
    case whole
    case part(ClosedRange<Int>)
    /// The range lies outside the file.
    case unsatisfiable

    /// Reads a header. Several ranges are ignored, as the RFC allows.
    init(_ header: String?, length: Int) {
        self = .whole
        guard let header, header.hasPrefix("bytes=") else { return }
        let spec = header.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard spec.count == 2 else { return }
        let isPlain = spec.allSatisfy { $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
        guard isPlain else { return }
        switch (Int(spec[0]), Int(spec[1])) {
        case (nil, let count?) where spec[0].isEmpty:
            self = count == 0 || length == 0 ? .unsatisfiable : .part(max(length - count, 0)...(length - 1))
        case (let first?, nil) where spec[1].isEmpty:
            self = first < length ? .part(first...(length - 1)) : .unsatisfiable
        case (let first?, let last?) where first <= last:
            self = first < length ? .part(first...min(last, length - 1)) : .unsatisfiable
        default: break
        }
    }
}
