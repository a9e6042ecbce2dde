import App
import HTTPTypes
import HummingbirdCore
import NIOCore
import Storage

extension Response {
    /// The app's answer as it goes over the wire.
    init(_ answer: AppResponse, to request: Request) {
        var headers = HTTPFields()
        headers.reserveCapacity(answer.headers.count + 8)
        for header in answer.headers {
            guard let name = HTTPField.Name(header.name) else { continue }
            headers.append(HTTPField(name: name, value: header.value))
        }
        let status = HTTPResponse.Status(code: answer.status)
        let body: ResponseBody =
            if request.method == .head {
                // The length is among the app's headers: it is that of the body which a GET would have.
                ResponseBody { try await $0.finish(nil) }
            } else if answer.body.isEmpty || answer.status == 304 || answer.status == 204 {
                ResponseBody()
            } else {
                ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body))
            }
        self.init(status: status, headers: headers.withSecurity, body: body)
    }
}
