import App
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import Records
import Storage

/// Serves the adhan recordings in the data folder, with ranges, and their list (K67). The folder is read on every
/// request, so that recordings added to it are heard without a restart.
struct AdhanResponder: Sendable {
    /// The folder with `manifest.json` and the audio files.
    let folder: String
    let logger: Logger

    /// Whether an address is one of the recordings or their list.
    static func isResponsible(for path: String) -> Bool { path.hasPrefix(AdhanCatalogue.area) }

    func respond(to request: Request, context: some RequestContext) async throws -> Response {
        guard request.method == .get || request.method == .head else { return .notAllowed("GET, HEAD") }
        let catalogue = self.catalogue
        if request.uri.path == AdhanCatalogue.address {
            let bytes = catalogue.json.bytes()
            let response = Response.json(bytes)
            guard request.method == .head else { return response }
            return Response(
                status: .ok, headers: response.headers,
                body: ResponseBody(contentLength: bytes.count) { try await $0.finish(nil) })
        }
        var paths: [String: String] = [:]
        for recording in catalogue.recordings { paths[recording.address] = folder + "/" + recording.file }
        return try await FileResponder(paths: paths, isForGood: false).respond(to: request, context: context)
    }

    /// What the manifest lists and the folder holds; empty if there is no manifest or it has a fault, which is logged.
    private var catalogue: AdhanCatalogue {
        guard let data = FileManager.default.contents(atPath: folder + "/manifest.json") else {
            return AdhanCatalogue()
        }
        do {
            let listed = try AdhanCatalogue(json: JSON(reading: Array(data)))
            return listed.keeping { FileManager.default.isReadableFile(atPath: folder + "/" + $0.file) }
        } catch {
            logger.warning("the adhan's manifest can't be used", metadata: ["reason": "\(error)"])
            return AdhanCatalogue()
        }
    }
}
