import App
import HTTPTypes
import HummingbirdCore
import NIOCore
import Storage

extension Response {
    /// Creates the response that carries the app's answer over the network.
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
                // The app's headers already hold the length that the body of a GET would have.
                ResponseBody { try await $0.finish(nil) }
            } else if answer.body.isEmpty || answer.status == 304 || answer.status == 204 {
                ResponseBody()
            } else {
                ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body))
            }
        self.init(status: status, headers: headers.withSecurity, body: body)
    }
}
