import App
import Foundation
import Storage
import Testing

@testable import Server

@Suite("Whose turn it is while a file is read")
struct ImportTurnTests {
    @Test("SY-061 a small form is answered while a large file is being read")
    func besideImport() async throws {
        let (isReading, isAnswered) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let site = try TestSite(app: { request, workspace, resources in
            if request.body.count > LocalHost.largeBody {
                isReading.signal()
                guard isAnswered.wait(timeout: .now() + 10) == .success else {
                    return .respond(AppResponse(status: 504), changes: Changes())
                }
                // It may be read once more, when the form is stored.
                isAnswered.signal()
            }
            return TestSite.app(request, workspace, resources)
        })
        let file = [UInt8](repeating: 0x20, count: LocalHost.largeBody + 1)
        async let imported = site.send(.post, "/me/data/import", body: file)
        await withCheckedContinuation { begun in
            DispatchQueue.global().async {
                isReading.wait()
                begun.resume()
            }
        }
        #expect(try await site.send(.post, "/tasks", body: Array("title=x".utf8)).status == 303)
        isAnswered.signal()
        #expect(try await imported.status == 303, "the file was still being read when the form was answered")
    }
}
