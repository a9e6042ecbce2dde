import Almanac
import Interface
import Planner
import Records

/// The part of a round that knows the tasks: what is to be carried over, and what came of it.
struct ExchangeRound {
    let context: RequestContext
    let exchange: Exchange
    let policy: ExchangePolicy
    let links: [ExchangeLink]
    let items: TodoItems

    init(context: RequestContext, exchange: Exchange, policy: ExchangePolicy) throws(NeedsData) {
        self.context = context
        self.exchange = exchange
        self.policy = policy
        try context.library.require([ExchangeLink.query])
        var links: [ExchangeLink] = []
        for record in try context.library.records(ExchangeLink.query) {
            if let link = ExchangeLink(record) { links.append(link) }
        }
        self.links = links
        items = try TodoItems(context)
    }

    /// What is to be done, by what the other server lists. Deletions here are made at once.
    func plan(_ listed: [JSON], _ standing: SubscriptionStanding, _ changeSet: inout ChangeSet) throws(NeedsData)
        -> JSON
    {
        let writer = try items.writer(context)
        var texts: [String: String] = [:]
        var local: [ExchangePlan.Local] = []
        for item in items.all {
            let text = item.text(writer)
            texts[item.name] = text
            local.append(ExchangePlan.Local(name: item.name, tag: TodoItem.tag(text)))
        }
        var remote: [ExchangePlan.Remote] = []
        for entry in listed {
            guard let href = entry["href"]?.string, let etag = entry["etag"]?.string else { continue }
            remote.append(ExchangePlan.Remote(href: href, etag: etag))
        }
        var plan = ExchangePlan(remote: remote, links: links, local: local, isAgreed: exchange.agreed != nil)
        note(plan, &changeSet)
        let calendar = TaskCalendar(context, .null)
        for name in plan.discard {
            if let item = items.named(name) { calendar.remove(item, &changeSet) }
        }
        for link in links where plan.forget.contains(link.href) || plan.discard.contains(link.name) {
            changeSet.set(ExchangeLink.key(link.href), ExchangeLink.removed)
        }
        let hasMore = plan.limit(to: policy.batch)
        var sendings: [JSON] = []
        for sending in plan.send {
            guard let text = texts[sending.name] else { continue }
            sendings.append([
                "href": sending.href.map { .string($0) } ?? .null, "name": .string(sending.name),
                "tag": .string(TodoItem.tag(text)), "text": .string(text),
                "match": sending.etag.map { .string($0) } ?? .null,
            ])
        }
        return [
            "fetch": .array(plan.fetch.map { .string($0) }), "send": .array(sendings),
            "remove": .array(plan.remove.map { ["href": .string($0.href), "match": .string($0.etag)] }),
            "more": .bool(hasMore || plan.isWaiting),
        ]
    }

    /// Keeps how many deletions are held, and takes the person's agreement as used.
    private func note(_ plan: ExchangePlan, _ changeSet: inout ChangeSet) {
        guard plan.held != exchange.held || exchange.agreed != nil else { return }
        changeSet.set(
            Exchange.key, [Exchange.Name.held: .int(Int64(plan.held)), Exchange.Name.agreed: .null])
    }

    // MARK: What was done

    /// Keeps what was done. Returns whether another round follows at once, because some of what is here has yet to be sent.
    func take(_ done: JSON, _ changeSet: inout ChangeSet) throws(NeedsData) -> Bool {
        for entry in done["sent"]?.array ?? [] {
            guard let href = entry["href"]?.string, let name = entry["name"]?.string, let tag = entry["tag"]?.string,
                let text = entry["text"]?.string, Self.isDone(entry["status"])
            else { continue }
            // Without a tag of the other server's, its list has one the next time, and the task is read again.
            let link = ExchangeLink(href: href, etag: entry["etag"]?.string ?? "", name: name, tag: tag, base: text)
            changeSet.set(ExchangeLink.key(href), link.fields)
        }
        for entry in done["removed"]?.array ?? [] {
            guard let href = entry["href"]?.string, Self.isDone(entry["status"]) || entry["status"]?.int == 404
            else { continue }
            changeSet.set(ExchangeLink.key(href), ExchangeLink.removed)
        }
        let fetched = done["fetched"]?.array ?? []
        let hasMore = done["more"]?.bool == true && (!fetched.isEmpty || done["sent"]?.array?.isEmpty == false)
        guard !fetched.isEmpty else { return hasMore }
        return try take(fetched, &changeSet) || hasMore
    }

    private static func isDone(_ status: JSON?) -> Bool { (200...299).contains(status?.int ?? 0) }

    private func take(_ fetched: [JSON], _ changeSet: inout ChangeSet) throws(NeedsData) -> Bool {
        var isUneven = false
        var zones: [String] = []
        for entry in fetched {
            for name in TodoObject.zoneNames(Array((entry["text"]?.string ?? "").utf8)) where !zones.contains(name) {
                zones.append(name)
            }
        }
        let writer = try items.writer(context, with: zones)
        var names = Set(items.all.map { $0.name })
        for entry in fetched {
            guard let href = entry["href"]?.string, let etag = entry["etag"]?.string, let text = entry["text"]?.string
            else { continue }
            var link = ExchangeLink(href: href, etag: etag, name: "", tag: "", base: "")
            if let object = try? TodoObject(text),
                let item = try write(object, from: href, writer, &names, &changeSet)
            {
                let own = item.text(writer)
                link.name = item.name
                link.base = text
                // What the other side didn't know of is still to be sent.
                link.tag = own == text ? TodoItem.tag(own) : ""
                if own != text { isUneven = true }
            }
            changeSet.set(ExchangeLink.key(href), link.fields)
        }
        return isUneven
    }

    /// Makes an object of the other server a task here, or merges it into the one that it was.
    private func write(
        _ object: TodoObject, from href: String, _ writer: TodoWriter, _ names: inout Set<String>,
        _ changeSet: inout ChangeSet
    ) throws(NeedsData) -> TodoItem? {
        let link = links.first { $0.href == href && !$0.name.isEmpty }
        let linked = link.flatMap { items.named($0.name) }
        let standing =
            linked
            ?? items.all.first { item in
                item.uid == object.uid && !links.contains { $0.name == item.name }
            }
        let id = context.exchangedID(href)
        let name = standing?.name ?? freeName(href, id, names)
        names.insert(name)
        let base = linked == nil ? nil : link.flatMap { try? TodoObject($0.base) }
        return try TaskCalendar(context, .null).write(
            object, at: name, over: standing, since: base, id: id, writer, &changeSet)
    }

    /// The last part of the address, if no task here has it.
    private func freeName(_ href: String, _ id: String, _ names: Set<String>) -> String {
        let last = String(href.split(separator: "/").last ?? "")
        guard !last.isEmpty, last.utf8.count <= 200, !names.contains(last), !last.utf8.contains(UInt8(ascii: "%"))
        else { return id + TodoItem.ending }
        return last
    }
}

extension RequestContext {
    /// The id of the task that is made of an object: the same each time, and sorted by time.
    fileprivate func exchangedID(_ href: String) -> String {
        let number = IdempotencyKey.number(now: request.now, entropy: request.entropy)
        return String(number.prefix(12)) + "-" + ContentHash.text(Array((number + href).utf8))
    }
}
