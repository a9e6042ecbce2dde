import Foundation
import Interface
import Records
import Testing

@Suite("The home network on the command line", .serialized)
struct HomeCommandTests {
    private static let machine = ["--test-machine", "laptop=10.1.2.3"]

    private static func freePort() throws -> String {
        let listener = try Listener()
        defer { listener.close() }
        return "\(listener.port)"
    }

    @Test("a certificate is made, shown and renewed, and no key is printed")
    func certificate() throws {
        let program = try Program()
        let made = try program.run("certificate", "--json", "--test-clock")
        #expect(made.status == 0 && made.json["renewed"] == true, "\(made.errors)")
        #expect(made.json["fingerprint"]?.string?.split(separator: ":").count == 32)
        #expect(made.json["until"] == "2027-12-22" && made.json["authorityUntil"] == "2036-11-18")
        #expect(made.json["names"]?[0]?.string?.hasSuffix(".local") == true)
        let again = try program.run("certificate", "show", "--json", "--test-clock")
        #expect(again.json["renewed"] == false && again.json["fingerprint"] == made.json["fingerprint"])
        let renewed = try program.run("certificate", "renew", "--test-clock")
        #expect(renewed.status == 0 && renewed.output.contains("phones go on trusting"))
        for output in [made.output, again.output, renewed.output] { #expect(!output.contains("PRIVATE")) }
    }

    @Test(
        "the server prints the page of trust, the fingerprint and the link that pairs, in the language of the terminal")
    func printed() throws {
        let program = try Program()
        let ports = [try Self.freePort(), try Self.freePort(), try Self.freePort()]
        let arguments =
            ["serve", "--home", "--port", ports[0], "--home-port", ports[1], "--trust-port", ports[2]] + Self.machine
            + ["--test-stop-after", "0.5"]
        let served = try program.run(arguments)
        #expect(served.status == 0, "\(served.errors)")
        #expect(served.output.contains("http://laptop.local:\(ports[2])/"))
        #expect(served.output.firstMatch(of: #/https:\/\/laptop\.local:\d+\/pair#[0-9A-Z-]{31}\n/#) != nil)
        #expect(served.output.contains("https://10.1.2.3:\(ports[1])/pair#"))
        #expect(!served.errors.contains("/pair#"), "the log has no code")
        let arabic = try program.run(arguments + ["--lang", "ar"])
        #expect(arabic.output.contains("على الشبكة المنزلية"), "\(arabic.errors)")
    }

    @Test("on a terminal both addresses are drawn for a phone's camera, the page of trust first; in a file they aren't")
    func drawn() throws {
        let program = try Program()
        let ports = [try Self.freePort(), try Self.freePort(), try Self.freePort()]
        let arguments =
            ["serve", "--home", "--port", ports[0], "--home-port", ports[1], "--trust-port", ports[2]] + Self.machine
            + ["--test-stop-after", "0.5"]
        #expect(!(try program.run(arguments)).output.contains("\u{1B}"))
        let shown = try program.runOnTerminal(arguments)
        let link = try #require(shown.firstMatch(of: #/https:\/\/laptop\.local:\d+\/pair#[0-9A-Z-]{31}/#)).output
        let places = try ["http://laptop.local:\(ports[2])/", String(link)].map { text in
            let lines = try #require(QRCode(text, level: .low)).lines
            return try #require(shown.firstRange(of: lines.joined(separator: "\n")), "\(shown)").lowerBound
        }
        #expect(places[0] < places[1])
    }

    @Test("what stands in the way is said in one sentence, and nothing moves by itself")
    func refused() throws {
        let program = try Program()
        let taken = try Listener()
        defer { taken.close() }
        let (port, other) = (try Self.freePort(), try Self.freePort())
        for (option, rest) in [("--home-port", "--trust-port"), ("--trust-port", "--home-port")] {
            let result = try program.run(
                ["serve", "--home", "--port", port, option, "\(taken.port)", rest, other, "--test-stop-after", "5"]
                    + Self.machine)
            #expect(result.status == 1 && result.errors.contains("\(taken.port)"), "\(result.errors)")
            #expect(result.errors.contains(option), "\(result.errors)")
        }
        let none = try program.run(
            ["serve", "--home", "--port", port, "--certificate", "/nowhere.pem", "--key", "/nowhere.key"] + Self.machine
        )
        #expect(none.status == 1 && none.errors.contains("/nowhere.pem") && none.errors.contains("--certificate"))
        #expect(try program.run("certificate").status == 0)
        let tls = program.data + "/tls"
        let mixed = try program.run(
            ["serve", "--home", "--port", port, "--certificate", tls + "/home.crt", "--key", tls + "/authority.key"]
                + Self.machine)
        #expect(mixed.status == 1 && mixed.errors.contains("belong together"), "\(mixed.errors)")
        for arguments in [
            ["serve", "--certificate", "x"], ["serve", "--home", "--certificate", "x"],
            ["serve", "--home", "--home-port", "8470"], ["serve", "--home", "--home-port", "0"],
            ["serve", "--trust-port", "9000"],
        ] { #expect(try program.run(arguments).status == 2, "\(arguments)") }
    }

    @Test("a machine in no private network says so, and its own server goes on")
    func noNetwork() throws {
        let program = try Program()
        let result = try program.run(
            "serve", "--home", "--port", try Self.freePort(), "--test-machine", "laptop=", "--test-stop-after", "0.3")
        #expect(result.status == 0 && result.output.contains("http://127.0.0.1:"), "\(result.errors)")
        #expect(result.errors.contains("no home network") && !result.output.contains("https://"))
    }
}
