import Almanac
import App
import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import Records
import Storage
import Synchronization
import Testing

@testable import Server

/// The keeper between the app and the services: what is due is sent, and what came of it is handed over.
@Suite(.serialized) struct PushKeeperTests {
    /// The real app over a store of its own, whose operator allows this machine's addresses, with a keeper.
    private final class Machine: Sendable {
        let test: TestSite
        let app: App
        let host: LocalHost
        let clock = Mutex(World.wallClock())

        init() throws {
            test = try TestSite()
            let library = PackLibrary(folder: test.folder + "/none")
            let bundle = try BundleBuilder(
                resources: ResourceFolder(path: TestSite.checkout), overrides: nil, library: library,
                checks: BundleChecks(app: { _ in nil })
            ).build().bundle
            guard case .object(var root) = bundle.json, case .object(var config)? = root["config"] else {
                throw CocoaError(.fileReadUnknown)
            }
            config["NetworkConfig"] = ["near": ["127.0.0.1"]]
            root["config"] = .object(config)
            let app = try App(bundle: .object(root))
            self.app = app
            host = try LocalHost(
                store: test.house.store, library: BundledSections(bundle, library: library),
                handler: { app.handle($0, workspace: $1, resources: $2) }, rules: { app.syncRules(now: $0) })
        }

        var world: World { World(now: { self.clock.withLock { $0 } }, entropy: World.random) }

        func pass(seconds: Int64) { clock.withLock { $0 = $0 + .seconds(seconds) } }

        func keeper() -> PushKeeper {
            PushKeeper(
                host: host, handler: { [app] in app.handlePush($0, workspace: $1, resources: $2) },
                identity: PushKeeper.Identity(PushKey(P256.Signing.PrivateKey())),
                counter: { [store = test.house.store] () throws(StoreError) in try store.counter() }, world: world,
                writer: WritingThread(), logger: test.logs.logger)
        }

        @discardableResult
        func post(_ fields: [(String, String)]) throws -> JSON {
            let body = fields.map { "\($0)=\($1)" }.joined(separator: "&")
            let answer = try host.respond(
                to: AppRequest(
                    method: "POST", path: "/me/settings/push", contentType: "application/x-www-form-urlencoded",
                    accept: "application/json", body: Array(body.utf8), now: world.now(), entropy: World.random()))
            return (try? JSON(reading: answer.body)) ?? .null
        }

        /// Switches alerts on in a browser, and asks for a trial.
        func subscribe(_ browser: TestBrowser) throws -> String {
            let receiver = browser.receiver
            let id = try post([
                ("step", "subscribe"), ("endpoint", receiver.endpoint),
                ("p256dh", Base64.encode(receiver.keyBytes, .url)),
                ("auth", Base64.encode(receiver.secret, .url)), ("origin", "http://127.0.0.1:8470"),
            ])["device"]?.string
            return id ?? ""
        }

        var devices: [JSON] {
            let answer = try? host.respond(
                to: AppRequest(
                    method: "GET", path: "/me/settings/push", accept: "application/json", now: world.now(),
                    entropy: World.random()))
            return answer.flatMap { try? JSON(reading: $0.body) }?["devices"]?.array ?? []
        }
    }

    private func round(_ keeper: PushKeeper, _ rounds: inout PushRounds) async {
        await keeper.round(&rounds, try? keeper.counter())
    }

    @Test("SY-039 what is due arrives at the browser's service, once, and only its browser can read it")
    func sends() async throws {
        try await FakePushService.run { service in
            let machine = try Machine()
            let keeper = machine.keeper()
            await keeper.noteKey()
            try machine.post([("step", "contact"), ("text", "someone@mosque.org")])
            let browser = try TestBrowser(endpoint: service.origin + "/push/1")
            let id = try machine.subscribe(browser)
            var rounds = PushRounds()
            await round(keeper, &rounds)
            #expect(service.messages.isEmpty)
            let number = try machine.post([("step", "test"), ("device", id)])["test"]?.string
            #expect(rounds.isTime(for: try keeper.counter(), at: machine.world.now()))
            await round(keeper, &rounds)
            await round(keeper, &rounds)
            #expect(service.messages.count == 1)
            let text = try browser.decrypt(try #require(service.messages.first).body)
            let shown = try JSON(reading: text)
            #expect(shown["web_push"]?.int == 8030)
            #expect(shown["notification"]?["navigate"]?.string == "http://127.0.0.1:8470/me/settings/push")
            #expect(shown["notification"]?["data"]?["test"]?.string == number)
            #expect(service.messages[0].headers[HTTPField.Name("ttl")!] == "60")
        }
    }

    @Test("SY-039 a subscription whose service says that it is over is removed")
    func gone() async throws {
        try await FakePushService.run(answering: { _, _ in Response(status: .gone) }) { service in
            let machine = try Machine()
            let keeper = machine.keeper()
            await keeper.noteKey()
            try machine.post([("step", "contact"), ("text", "someone@mosque.org")])
            let id = try machine.subscribe(try TestBrowser(endpoint: service.origin + "/push/1"))
            try machine.post([("step", "test"), ("device", id)])
            #expect(machine.devices.count == 1)
            var rounds = PushRounds()
            await round(keeper, &rounds)
            #expect(machine.devices.isEmpty)
            await round(keeper, &rounds)
            #expect(service.messages.count == 1)
        }
    }

    @Test("a busy service is asked again when it says, and not before")
    func busy() async throws {
        let answers: [Response] = [
            Response(status: .tooManyRequests, headers: [.retryAfter: "20"]), Response(status: .badGateway),
            Response(status: .created),
        ]
        try await FakePushService.run(answering: { _, number in answers[min(number, 2)] }) { service in
            let machine = try Machine()
            let keeper = machine.keeper()
            await keeper.noteKey()
            try machine.post([("step", "contact"), ("text", "someone@mosque.org")])
            let id = try machine.subscribe(try TestBrowser(endpoint: service.origin + "/push/1"))
            try machine.post([("step", "test"), ("device", id)])
            var rounds = PushRounds()
            await round(keeper, &rounds)
            #expect(service.messages.count == 1)
            machine.pass(seconds: 19)
            await round(keeper, &rounds)
            #expect(service.messages.count == 1)
            machine.pass(seconds: 1)
            #expect(rounds.isTime(for: try keeper.counter(), at: machine.world.now()))
            await round(keeper, &rounds)
            #expect(service.messages.count == 2)
            machine.pass(seconds: 31)
            await round(keeper, &rounds)
            #expect(service.messages.count == 3)
            await round(keeper, &rounds)
            #expect(service.messages.count == 3)
        }
    }

    @Test("of two processes over one store one sends, and nothing arrives twice")
    func two() async throws {
        try await FakePushService.run { service in
            let machine = try Machine()
            let (first, second) = (machine.keeper(), machine.keeper())
            await first.noteKey()
            try machine.post([("step", "contact"), ("text", "someone@mosque.org")])
            for number in 1...5 {
                let id = try machine.subscribe(try TestBrowser(endpoint: service.origin + "/push/\(number)"))
                try machine.post([("step", "test"), ("device", id)])
            }
            async let one: Void = {
                var rounds = PushRounds()
                await first.round(&rounds, try? first.counter())
            }()
            async let two: Void = {
                var rounds = PushRounds()
                await second.round(&rounds, try? second.counter())
            }()
            _ = await (one, two)
            #expect(service.messages.map(\.path).sorted() == (1...5).map { "/push/\($0)" })
        }
    }

    @Test("nothing leaves the machine before somebody switches it on")
    func silence() async throws {
        try await FakePushService.run { service in
            let machine = try Machine()
            let keeper = machine.keeper()
            await keeper.noteKey()
            var rounds = PushRounds()
            await round(keeper, &rounds)
            #expect(service.messages.isEmpty)
            #expect(!rounds.isTime(for: try keeper.counter(), at: machine.world.now()))
        }
    }
}
