import Records

/// Records from a message: those that could be read, and the keys of the others.
///
/// An unreadable row of a store (written by another version, or damaged) must not keep the rest from the app.
struct RecordList {
    var records: [Record] = []
    var unreadable: [RecordKey] = []

    /// Reads a JSON array. Elements without a key are skipped.
    init(_ json: JSON?) throws(BridgeError) {
        guard let elements = json?.array else { throw .records }
        records.reserveCapacity(elements.count)
        for element in elements {
            if let record = try? Record(json: element) {
                records.append(record)
            } else if let key = try? RecordKey(json: element) {
                unreadable.append(key)
            }
        }
    }

    /// An answer that names the unreadable records.
    var answer: Frame {
        unreadable.isEmpty ? .done : Frame(header: ["unreadable": Row.keys(unreadable)])
    }
}
