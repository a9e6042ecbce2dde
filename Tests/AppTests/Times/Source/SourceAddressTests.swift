import TestSupport
import Testing

@testable import App

struct SourceAddressTests {
    @Test(
        "MZ-012 an address is kept as requests begin, whatever was copied with it",
        arguments: [
            ("https://api.aladhan.com", "https://api.aladhan.com", "api.aladhan.com"),
            (" HTTPS://API.Aladhan.com/v1/ ", "https://api.aladhan.com", "api.aladhan.com"),
            ("https://example.org:8443/prayers/", "https://example.org:8443/prayers", "example.org"),
            ("http://127.0.0.1:8470", "http://127.0.0.1:8470", "127.0.0.1"),
            ("http://localhost:8470/v1", "http://localhost:8470", "localhost"),
            ("http://192.168.1.7/Times", "http://192.168.1.7/Times", "192.168.1.7"),
            ("http://172.31.0.1", "http://172.31.0.1", "172.31.0.1"),
            ("http://10.0.0.1", "http://10.0.0.1", "10.0.0.1"),
            ("http://box.local", "http://box.local", "box.local"), ("http://[::1]:80", "http://[::1]:80", "[::1]"),
            ("https://[2001:db8::1]", "https://[2001:db8::1]", "[2001:db8::1]"),
        ])
    func read(_ typed: String, _ text: String, _ host: String) throws {
        let address = try SourceAddress(typed)
        #expect(address.text == text && address.host == host)
        #expect(try SourceAddress(address.text) == address)
    }

    @Test(
        "MZ-223 plain http leaves the person's own network to no one",
        arguments: [
            "http://api.aladhan.com", "http://172.32.0.1", "http://11.0.0.1", "http://127.0.0.1.example.org",
            "http://127.1",
            "http://localhost.example.org", "http://192.169.1.1", "http://[2001:db8::1]", "http://local",
            "http://8.8.8.8",
        ])
    func plain(typed: String) {
        do {
            let address = try SourceAddress(typed)
            Issue.record("taken as \(address.text)")
        } catch {
            if case .plain = error { return }
            Issue.record("\(error)")
        }
    }

    @Test(
        "what is no address of a server is none",
        arguments: [
            "", " ", "aladhan", "api.aladhan.com", "ftp://a.example", "https://", "https:///v1", "https://me@a.example",
            "https://me:secret@a.example", "https://a.example?x=1", "https://a.example#x", "https://a b.example",
            "https://a.example:0", "https://a.example:99999", "https://a.example:x", "https://[::1", "https://[x]",
            "https://-a.example", "https://a.example\\@b.example", "https://a.example/%2e%2e", "javascript:alert(1)",
            "https://مثال.example", "https://a.example/" + String(repeating: "a", count: 300),
        ])
    func refused(typed: String) {
        #expect(throws: SourceAddress.Problem.self) { try SourceAddress(typed) }
    }

    @Test("any text is an address that reads as itself, or none")
    func hostile() {
        var generator = Generator(seed: 12)
        let pieces = [
            "https://", "http://", "a", ".", ":", "/", "[", "]", "127", "::1", "%", "@", "v1", "é", " ", "8470", "-",
        ]
        for _ in 0..<3_000 {
            var text = ""
            for _ in 0..<generator.integer(in: 0...9) { text += pieces[generator.integer(in: 0...pieces.count - 1)] }
            guard let address = try? SourceAddress(text) else { continue }
            #expect((try? SourceAddress(address.text)) == address, "\(text)")
        }
    }
}
