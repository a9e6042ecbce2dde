import App
import Testing

@testable import Server

@Suite("Addresses that an operator names")
struct AddressTests {
    @Test("the public address is one that others reach over TLS, at its root")
    func publicAddress() {
        for (text, origin) in [
            ("https://wird.example.org", "https://wird.example.org"),
            ("https://Wird.Example.org/", "https://wird.example.org"),
            ("https://wird.example.org:443", "https://wird.example.org"),
            ("https://wird.lan:8443", "https://wird.lan:8443"),
            ("https://203.0.113.7", "https://203.0.113.7"),
            ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
        ] { #expect(PublicAddress(text)?.origin == origin, "\(text)") }
        for text in [
            "", "wird.example.org", "http://wird.example.org", "https://", "https://wird.example.org/app",
            "https://wird.example.org?x", "https://user@wird.example.org", "https://wird.example.org:0",
            "https://wird.example.org:x", "https://wird example.org", "https://localhost", "https://127.0.0.1:8470",
            "https://[::1]", "https://2001:db8::1", "https://-a.org", "https://a..org", "https://wird.localhost",
        ] { #expect(PublicAddress(text) == nil, "\(text)") }
    }

    @Test("a request's host is the public one with its port, or without where that is https's own")
    func named() throws {
        let plain = try #require(PublicAddress("https://wird.example.org"))
        #expect(plain.isNamed(by: "wird.example.org") && plain.isNamed(by: "WIRD.example.org:443"))
        #expect(
            !plain.isNamed(by: "wird.example.org:8443") && !plain.isNamed(by: "example.org") && !plain.isNamed(by: ""))
        let other = try #require(PublicAddress("https://wird.example.org:8443"))
        #expect(other.isNamed(by: "wird.example.org:8443") && !other.isNamed(by: "wird.example.org"))
    }

    @Test("a range holds what it says and nothing else")
    func ranges() throws {
        func holds(_ range: String, _ address: String) throws -> Bool {
            try #require(AddressRange(range)).contains(#require(NetworkAddress(address)))
        }
        for (range, inside, outside) in [
            ("10.0.0.0/8", "10.255.1.2", "11.0.0.1"), ("192.168.4.0/22", "192.168.7.255", "192.168.8.0"),
            ("127.0.0.1", "127.0.0.1", "127.0.0.2"), ("fd00::/8", "fdff::1", "fe00::1"), ("::1", "::1", "::2"),
            ("2001:db8::/33", "2001:db8:7fff::1", "2001:db8:8000::1"), ("10.0.0.0/8", "::ffff:10.1.1.1", "::1"),
        ] {
            #expect(try holds(range, inside), "\(range) \(inside)")
            #expect(try !holds(range, outside), "\(range) \(outside)")
        }
        #expect(try holds("0.0.0.0/0", "203.0.113.7") && !holds("0.0.0.0/0", "::1"))
        #expect(try AddressRange.list("10.0.0.0/8, fd00::/8 127.0.0.1").count == 3)
        #expect(try AddressRange.list("").isEmpty)
        for text in ["10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "10.0.0", "proxy", "10.0.0.0/8/8", "::/129"] {
            #expect(throws: NotARange(text: text)) { try AddressRange.list("127.0.0.1,\(text)") }
        }
    }

    @Test("a household is one visitor, and a log says the network around an address")
    func around() throws {
        func address(_ text: String) throws -> NetworkAddress { try #require(NetworkAddress(text)).plain }
        #expect(try address("203.0.113.7").visitor == "203.0.113.7")
        #expect(try address("2001:db8:1:2:a::1").visitor == address("2001:db8:1:2:b::9").visitor)
        #expect(try address("203.0.113.7").surroundings == "203.0.113.0/24")
        #expect(try address("2001:db8:1:2::3").surroundings == "2001:db8:1::/48")
        #expect(try address("::ffff:127.0.0.1").surroundings == "loopback")
    }
}
