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
        let isEmpty = answer.body.isEmpty || answer.status == 304 || answer.status == 204
        let length = answer.body.count
        let body: ResponseBody =
            if isEmpty { ResponseBody() } else if request.method == .head {
                ResponseBody(contentLength: length) { try await $0.finish(nil) }
            } else { ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)) }
        self.init(status: status, headers: headers.withSecurity, body: body)
    }
}
