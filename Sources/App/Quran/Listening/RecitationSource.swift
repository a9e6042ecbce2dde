import Interface
import Quran
import Records

/// Tells the server where a file of a recitation may be fetched from. The server asks before it fetches anything and
/// before it serves what it has fetched, so that a changed setting or plan takes effect at once.
enum RecitationSource {
    static func show(_ context: RequestContext, _ id: String, _ file: AudioFile) throws(NeedsData) -> Reply {
        let config = context.bundle.reciters
        guard let reciter = config.reciter(id) else {
            return .refusal("not_found", context.strings[.listenMissing], status: 404)
        }
        let settings = ListeningSettings(try context.library.record(ListeningSettings.key), config)
        let addresses = reciter.addresses(of: file)
        return .json([
            "network": .bool(settings.usesNetwork), "addresses": .array(addresses.map { .string($0) }),
            "timeout": .int(Int64(config.timeout)), "attempts": .int(Int64(config.attempts)),
            "largest": .int(Int64(config.largest)), "near": NearHosts.json(context.standing, of: addresses),
        ])
    }
}
