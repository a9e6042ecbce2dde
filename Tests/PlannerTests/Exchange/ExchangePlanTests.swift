import Planner
import TestSupport
import Testing

/// What a round carries over, on two sides that change at random.
struct ExchangePlanTests {
    /// Both sides as far as the plan sees them, and a host that carries it out.
    struct World {
        var there: [String: (etag: String, text: String)] = [:]
        var here: [String: String] = [:]
        var links: [String: ExchangeLink] = [:]
        var version = 0
        var isAgreed = false

        mutating func writeThere(_ href: String, _ text: String) {
            version += 1
            there[href] = ("\"\(version)\"", text)
        }

        func plan() -> ExchangePlan {
            ExchangePlan(
                remote: there.sorted { $0.key < $1.key }.map { ExchangePlan.Remote(href: $0.key, etag: $0.value.etag) },
                links: links.values.sorted { $0.href < $1.href },
                local: here.sorted { $0.key < $1.key }.map { ExchangePlan.Local(name: $0.key, tag: $0.value) },
                isAgreed: isAgreed)
        }

        /// Carries a plan out as the app and its host do; texts stand for their tags.
        mutating func round() {
            let plan = plan()
            for name in plan.discard {
                here[name] = nil
                links = links.filter { $0.value.name != name }
            }
            for href in plan.forget { links[href] = nil }
            for href in plan.fetch {
                guard let object = there[href] else { continue }
                let link = links[href]
                let name = link.map(\.name) ?? href
                // Both changed: the texts are merged; one text stands for the union of what each says.
                let own = here[name]
                var text = object.text
                if let own, let link, own != link.base, own != text { text = object.text + "+" + own }
                here[name] = text
                links[href] = ExchangeLink(
                    href: href, etag: object.etag, name: name, tag: text == object.text ? text : "", base: object.text)
            }
            for sending in plan.send {
                guard let text = here[sending.name] else { continue }
                let href = sending.href ?? sending.name
                guard sending.etag == there[href]?.etag else { continue }
                writeThere(href, text)
                links[href] = ExchangeLink(
                    href: href, etag: there[href]?.etag ?? "", name: sending.name, tag: text, base: text)
            }
            for object in plan.remove where there[object.href]?.etag == object.etag {
                there[object.href] = nil
                links[object.href] = nil
            }
        }

        /// Whether both sides say the same.
        var isEven: Bool {
            Set(there.values.map(\.text)) == Set(here.values) && there.count == here.count && plan().isIdle
        }
    }

    @Test("SY-049 whatever two sides change, a few rounds make them even, and what somebody changed is never lost")
    func converges() {
        var random = Generator(seed: 7)
        for trial in 0..<300 {
            var world = World()
            world.isAgreed = true
            for step in 0..<Int.random(in: 1...30, using: &random) {
                let name = "\(Int.random(in: 0..<6, using: &random)).ics"
                switch Int.random(in: 0..<6, using: &random) {
                case 0, 1: world.here[name] = "h\(step)"
                case 2, 3: world.writeThere(name, "t\(step)")
                case 4: if Bool.random(using: &random) { world.here[name] = nil } else { world.there[name] = nil }
                default: world.round()
                }
            }
            // What was written there and not yet read; what was written here to a task that nobody touched there.
            let freshThere = world.there.values.filter { object in
                !world.links.values.contains { $0.etag == object.etag }
            }.map(\.text)
            let freshHere = world.here.filter { entry in
                guard let link = world.links.values.first(where: { $0.name == entry.key }) else {
                    return world.there[entry.key] == nil
                }
                return link.tag != entry.value
            }.values
            for _ in 0..<4 { world.round() }
            #expect(world.isEven, "trial \(trial)")
            let said = world.here.values.joined(separator: "+").split(separator: "+").map(String.init)
            for text in (freshThere + freshHere).flatMap({ $0.split(separator: "+").map(String.init) }) {
                #expect(said.contains(text), "trial \(trial): \(text) is lost")
            }
        }
    }

    @Test("SY-049 a deletion is carried over where the other side left the task alone, and a change wins over it")
    func deletions() {
        var world = World()
        for number in 0..<8 { world.here["\(number).ics"] = "h\(number)" }
        world.round()
        #expect(world.isEven && world.there.count == 8)
        world.here["0.ics"] = nil
        world.there["1.ics"] = nil
        world.here["2.ics"] = nil
        world.writeThere("2.ics", "changed there")
        world.there["3.ics"] = nil
        world.here["3.ics"] = "changed here"
        world.round()
        world.round()
        #expect(world.isEven)
        #expect(world.here["0.ics"] == nil && world.there["0.ics"] == nil)
        #expect(world.here["1.ics"] == nil && world.there["1.ics"] == nil)
        #expect(world.here["2.ics"] == "changed there" && world.there["3.ics"]?.text == "changed here")
    }

    @Test("SY-049 when most is gone at once, nothing is deleted on the other side before somebody agrees")
    func held() {
        for isThere in [true, false] {
            var world = World()
            for number in 0..<8 { world.here["\(number).ics"] = "h\(number)" }
            world.round()
            if isThere { world.there = [:] } else { world.here = [:] }
            world.round()
            #expect(world.plan().held == 8)
            #expect((isThere ? world.here.count : world.there.count) == 8)
            var agreed = world
            agreed.isAgreed = true
            agreed.round()
            #expect(agreed.here.isEmpty && agreed.there.isEmpty)
            // Kept: without links both sides give each other what they have.
            world.links = [:]
            world.round()
            world.round()
            #expect(world.isEven && world.here.count == 8)
        }
    }

    @Test("SY-049 a large list comes in rounds of a bounded size, and nothing new is sent before all of it was read")
    func bounded() {
        var plan = ExchangePlan(
            remote: (0..<250).map { ExchangePlan.Remote(href: "\($0)", etag: "e") }, links: [],
            local: [ExchangePlan.Local(name: "own", tag: "t")])
        #expect(plan.send.isEmpty && plan.fetch.count == 250)
        #expect(plan.limit(to: 100) && plan.fetch.count == 100)
    }
}

extension ExchangePlan {
    /// Whether there is nothing to do.
    fileprivate var isIdle: Bool {
        fetch.isEmpty && send.isEmpty && remove.isEmpty && discard.isEmpty && forget.isEmpty
    }
}
