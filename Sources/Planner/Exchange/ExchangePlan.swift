/// What one round of an exchange with another CalDAV server does, worked out of what stands on both sides and of what
/// they last agreed on.
///
/// A side that changed a task gives it to the other. Where both did, the task is fetched, and its fields are merged by
/// ``ExchangeLink/base``. A deletion is carried over where the other side left the task alone; where it was changed,
/// the change wins, since what is deleted once more costs a tap and what is lost can't be had back.
public struct ExchangePlan: Hashable, Sendable {
    /// An object as the other server lists it.
    public struct Remote: Hashable, Sendable {
        public var href: String
        public var etag: String

        public init(href: String, etag: String) {
            self.href = href
            self.etag = etag
        }
    }

    /// A task as it stands here.
    public struct Local: Hashable, Sendable {
        public var name: String
        public var tag: String

        public init(name: String, tag: String) {
            self.name = name
            self.tag = tag
        }
    }

    /// A task to be written to the other server.
    public struct Sending: Hashable, Sendable {
        /// Where to; `nil` for a task that isn't there yet.
        public var href: String?
        public var name: String
        /// The version that it takes the place of; `nil` where there may be none.
        public var etag: String?
    }

    /// The addresses whose objects are to be read.
    public private(set) var fetch: [String] = []
    public private(set) var send: [Sending] = []
    /// What is to be deleted on the other server.
    public private(set) var remove: [Remote] = []
    /// The names of what is to be deleted here.
    public private(set) var discard: [String] = []
    /// The links of what is gone on both sides, by their addresses.
    public private(set) var forget: [String] = []
    /// Whether tasks wait to be sent until everything there was read.
    public private(set) var isWaiting = false
    /// How many deletions aren't carried over before somebody has agreed, because so much is gone at once.
    public private(set) var held = 0

    /// How many deletions in one direction are carried over without asking.
    public static let fewDeletions = 3

    /// - Parameter isAgreed: whether the person has agreed to the deletions that were held.
    public init(remote: [Remote], links: [ExchangeLink], local: [Local], isAgreed: Bool = false) {
        var there: [String: String] = [:]
        for object in remote { there[object.href] = object.etag }
        var here: [String: String] = [:]
        for task in local { here[task.name] = task.tag }
        for link in links { decide(link, there: there[link.href], here: link.name.isEmpty ? nil : here[link.name]) }
        var known = Set<String>()
        var named = Set<String>()
        for link in links {
            known.insert(link.href)
            named.insert(link.name)
        }
        let isAllRead = !remote.contains { !known.contains($0.href) }
        for object in remote where !known.contains(object.href) { fetch.append(object.href) }
        // A task that both sides had before is recognised by its id, so nothing new is sent before all there was read.
        for task in local where !named.contains(task.name) {
            if isAllRead { send.append(Sending(name: task.name)) } else { isWaiting = true }
        }
        if !isAgreed { hold(of: links.count { !$0.name.isEmpty }) }
    }

    private mutating func decide(_ link: ExchangeLink, there: String?, here: String?) {
        switch (there, here) {
        case (nil, nil): forget.append(link.href)
        case (nil, let tag?):
            if tag == link.tag {
                discard.append(link.name)
            } else {
                send.append(Sending(href: link.href, name: link.name))
            }
        case (let etag?, nil):
            if etag != link.etag {
                fetch.append(link.href)
            } else if !link.name.isEmpty {
                remove.append(Remote(href: link.href, etag: etag))
            }
        case (let etag?, let tag?):
            if etag != link.etag {
                fetch.append(link.href)
            } else if tag != link.tag {
                send.append(Sending(href: link.href, name: link.name, etag: etag))
            }
        }
    }

    /// Where more than a few and more than half of all is gone, it is more likely a fault or another list than a wish.
    private mutating func hold(of count: Int) {
        let most = max(Self.fewDeletions, count / 2)
        if discard.count > most {
            held += discard.count
            discard = []
        }
        if remove.count > most {
            held += remove.count
            remove = []
        }
    }

    /// Keeps a round to a number of objects in each direction; the next round has the rest. Returns whether there is one.
    public mutating func limit(to most: Int) -> Bool {
        let hasMore = fetch.count > most || send.count > most || remove.count > most
        fetch = Array(fetch.prefix(most))
        send = Array(send.prefix(most))
        remove = Array(remove.prefix(most))
        return hasMore
    }
}
