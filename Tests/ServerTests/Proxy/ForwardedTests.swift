import App
import HTTPTypes
import Testing

@testable import Server

@Suite("What a proxy says of a request")
struct ForwardedTests {
    private static func forwarded(_ fields: [(String, String)]) -> Forwarded? {
        var headers = HTTPFields()
        for (name, value) in fields { headers.append(HTTPField(name: HTTPField.Name(name)!, value: value)) }
        return Forwarded(headers)
    }

    private static func client(_ fields: [(String, String)], peer: String = "127.0.0.1", proxies: String = "") -> String
    {
        guard let forwarded = forwarded(fields), let peer = NetworkAddress(peer),
            let ranges = try? AddressRange.list(proxies)
        else { return "refused" }
        let options = ProxyOptions(address: PublicAddress("https://wird.example.org")!, proxies: ranges)
        return options.client(peer, forwarded.way).text
    }

    @Test(
        "the client is the last address that isn't a proxy's, whatever stands before it",
        arguments: [
            ([("x-forwarded-for", "203.0.113.7")], "203.0.113.7"),
            ([("x-forwarded-for", "198.51.100.1, 203.0.113.7")], "203.0.113.7"),
            ([("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", "203.0.113.7")], "203.0.113.7"),
            ([("x-forwarded-for", "203.0.113.7, 127.0.0.1")], "203.0.113.7"),
            ([("x-forwarded-for", "203.0.113.7:4711")], "203.0.113.7"),
            ([("x-forwarded-for", "::ffff:203.0.113.7")], "203.0.113.7"),
            ([("x-forwarded-for", "198.51.100.1, nonsense")], "127.0.0.1"),
            ([("forwarded", "for=203.0.113.7;proto=https;host=wird.example.org")], "203.0.113.7"),
            ([("forwarded", "For=\"[2001:db8::1]:4711\"")], "2001:db8:0:0:0:0:0:1"),
            ([("forwarded", "for=198.51.100.1, for=203.0.113.7")], "203.0.113.7"),
            ([("forwarded", "for=_hidden")], "127.0.0.1"),
            ([("forwarded", "for=203.0.113.7"), ("x-forwarded-for", "203.0.113.7")], "203.0.113.7"),
            ([("forwarded", "for=198.51.100.1"), ("x-forwarded-for", "203.0.113.7")], "refused"),
            ([], "127.0.0.1"),
        ])
    func clients(fields: [(String, String)], client: String) {
        #expect(Self.client(fields) == client)
    }

    @Test("a chain of proxies is followed as far as its members are named")
    func chain() {
        let fields = [("x-forwarded-for", "198.51.100.1, 203.0.113.7, 10.1.2.3")]
        #expect(Self.client(fields, peer: "10.0.0.1", proxies: "10.0.0.0/8") == "203.0.113.7")
        #expect(Self.client(fields, peer: "10.0.0.1", proxies: "10.0.0.1") == "10.1.2.3")
        #expect(Self.client(fields, peer: "127.0.0.1", proxies: "10.0.0.0/8") == "127.0.0.1", "it isn't named")
    }

    @Test("the host and the scheme are what the client asked for")
    func asked() throws {
        let caddy = try #require(
            Self.forwarded([("x-forwarded-host", "Wird.Example.org"), ("x-forwarded-proto", "https")]))
        #expect(caddy.host == "wird.example.org" && !caddy.isPlain)
        #expect(Self.forwarded([("x-forwarded-proto", "http")])?.isPlain == true)
        #expect(Self.forwarded([("forwarded", "proto=http;host=a")])?.isPlain == true)
        #expect(Self.forwarded([("x-forwarded-proto", "https, http")])?.isPlain == false, "a proxy behind another")
        #expect(Self.forwarded([])?.isPlain == false)
    }

    @Test("every field that only proxies send is taken for one, and none of a browser's is")
    func shown() {
        for name in [
            "x-forwarded-for", "X-Forwarded-Proto", "x-forwarded-host", "x-forwarded-port", "forwarded", "via",
            "x-real-ip",
        ] { #expect(Forwarded.isShown(by: [HTTPField.Name(name)!: "x"]), "\(name)") }
        #expect(
            !Forwarded.isShown(by: [.accept: "*/*", .origin: "http://127.0.0.1:8470", .userAgent: "x", .cookie: "a=b"]))
    }
}
