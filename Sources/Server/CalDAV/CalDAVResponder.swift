import App
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Records
import Storage

/// Answers calendar programs: a CalDAV server with one calendar, which holds the person's tasks (RFC 4791, with RFC
/// 6578's sync-collection).
///
/// It reads and writes WebDAV's XML and decides nothing of the tasks: `App.handleTaskCalendar` does, by the person's
/// access token, which every request must show.
struct CalDAVResponder: Sendable {
    let host: LocalHost
    /// `App.handleTaskCalendar`.
    let handler: AppHandler
    let world: World
    let writer: WritingThread
    let reader: BodyReader
    let doorkeeper: Doorkeeper
    let limits: ServerLimits.Calendar

    /// What a program is told that shows no password (RFC 7617 §2).
    static let challenge = "Basic realm=\"Wird\", charset=\"UTF-8\""

    /// Whether an address is answered here.
    static func isResponsible(for path: String) -> Bool {
        path == App.calendarDiscovery || (path + "/").hasPrefix(App.calendarRoot)
    }

    func respond(to request: Request, context: SiteContext) async throws -> Response {
        if request.uri.path == App.calendarDiscovery {
            // RFC 6764 §5; the program asks again there with the method that it had.
            let headers: HTTPFields = [.location: App.calendarRoot, .cacheControl: "no-store"]
            return Response(status: .movedPermanently, headers: headers.withSecurity)
        }
        do {
            let body = try await reader.read(request, upTo: limits.requestBytes)
            let visit = CalDAVVisit(responder: self, request: request, context: context, body: body)
            return try await visit.answer().withDAV
        } catch is NIOTooManyBytesError {
            return CalDAVVisit.refusal(.contentTooLarge, .cal("max-resource-size")).withDAV
        } catch let refusal as CalDAVRefusal {
            return refusal.response.withDAV
        } catch let error as StoreError {
            context.logger.error("the store failed", metadata: error.metadata)
            return .plain(.serviceUnavailable)
        }
    }
}

/// An answer that ends a request early.
struct CalDAVRefusal: Error {
    let response: Response

    init(_ response: Response) { self.response = response }
}

extension Response {
    /// With what tells programs that this is a calendar (RFC 4791 §5.1).
    fileprivate var withDAV: Response {
        var response = self
        response.headers[HTTPField.Name("dav")!] = "1, 3, calendar-access"
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
        response.headers = response.headers.withSecurity
        return response
    }
}
