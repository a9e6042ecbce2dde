import Quran
import Records

/// A person's settings for listening, and where they stopped.
struct ListeningSettings: Sendable {
    /// A reciter's id, from the configuration or the server's own folder.
    var reciter: String
    /// In hundredths.
    var speed = 100
    var each = Repetition.times(1)
    var range = Repetition.times(1)
    /// Seconds of silence before a repetition.
    var pause = 0
    /// Whether the server may fetch recitations from their sources. Nothing is fetched until this is switched on.
    var usesNetwork = false
    /// Where the person stopped, or `nil` before anything was heard.
    var place: AyahReference?

    static let key = RecordKind.listening.key("listening")

    /// The names of the fields in the form and the record.
    enum Name {
        static let reciter = "reciter"
        static let speed = "speed"
        static let each = "each"
        static let range = "range"
        static let pause = "pause"
        static let network = "network"
        static let place = "place"
    }

    /// Reads the record; values that are missing or not understood get their defaults.
    init(_ record: Record?, _ config: RecitersConfig) {
        reciter = config.reciters.first?.id ?? ""
        guard let record, !record.isDeleted else { return }
        if let kept = record.value(Name.reciter)?.string, Reciter.isID(kept) { reciter = kept }
        if let kept = record.value(Name.speed)?.int, config.speeds.contains(Int(clamping: kept)) {
            speed = Int(clamping: kept)
        }
        if let kept = record.value(Name.each)?.string.flatMap({ Repetition($0) }) { each = kept }
        if let kept = record.value(Name.range)?.string.flatMap({ Repetition($0) }) { range = kept }
        if let kept = record.value(Name.pause)?.int, config.pauses.contains(Int(clamping: kept)) {
            pause = Int(clamping: kept)
        }
        usesNetwork = record.value(Name.network)?.bool ?? false
        place = record.value(Name.place)?.string.flatMap { Self.place($0) }
    }

    /// Reads `2:255`; `nil` if the text isn't a place.
    static func place(_ text: String) -> AyahReference? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, case .ayah(let place) = ListeningRoute(["listen", parts[0], parts[1]]) else {
            return nil
        }
        return place
    }

    var json: JSON {
        [
            Name.reciter: .string(reciter), Name.speed: .int(Int64(speed)), Name.each: .string(each.text),
            Name.range: .string(range.text), Name.pause: .int(Int64(pause)), Name.network: .bool(usesNetwork),
            Name.place: place.map { .string($0.text) } ?? .null,
        ]
    }
}
