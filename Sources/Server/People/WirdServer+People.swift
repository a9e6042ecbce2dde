import App
import Logging
import People
import Records
import Storage

/// Everybody's data, and the pages about accounts.
extension WirdServer {
    /// What belongs to one person.
    func dwelling(of person: String, host: LocalHost, house: DataHouse, _ incidents: IncidentLog) -> Dwelling {
        let advisor = advice.map { handlers in
            let client = AdvisorClient(key: options.advisorKey, didRefuse: noting("assistant_address", incidents))
            return Advisor(host: host, handlers: handlers, client: client, world: world)
        }
        return Dwelling(
            person: person, house: house, host: host, writer: WritingThread(),
            watch: ChangeWatch(limit: limits.streams) { [store = house.store] () throws(StoreError) in
                try store.counter()
            },
            recitations: recitations(host, house, incidents), advisor: advisor, clerk: clerk(host, house))
    }

    /// What rules on a person's recordings.
    func clerk(_ host: LocalHost, _ house: DataHouse) -> CourseClerk? {
        courseDesk.map { CourseClerk(host: host, blobs: house.blobs, handler: $0, world: world) }
    }

    /// Everybody's data; `nil` for a server that listens on loopback alone, which only the owner reaches.
    func household(_ home: HomeAnnouncement?, _ owner: Dwelling, _ incidents: IncidentLog) -> Household? {
        guard let home, let parts, let handlers = self.home else { return nil }
        let origin = home.publicOrigin ?? home.origin
        return Household(parts.people, origin: origin, owner: owner, most: limits.dwellings) { [self] id in
            let (host, house) = try parts.open(id)
            house.store.unreadable.onFinding { key in
                logger.warning("a stored record can't be read; it is left as it is", metadata: key.metadata)
            }
            try noteSignIn(origin + AccountRoute.signIn.path, origin, host, handlers)
            return dwelling(of: id, host: host, house: house, incidents)
        }
    }

    /// What people share; `nil` for a server that was given no place for it.
    func spaces(_ household: Household?, _ owner: Dwelling) -> Spaces? {
        guard let sharedParts else { return nil }
        return Spaces(
            sharedParts,
            dwelling: { id in
                if let household { return try household.dwelling(of: id) }
                return id == Person.owner ? owner : nil
            },
            name: { id in (try? household?.people.person(id))?.name ?? "" },
            runs: { id in id == Person.owner || (try? household?.people.person(id))?.role == .operator },
            origin: household?.origin ?? "",
            invitationDays: PeopleConfig(bundle: bundle.json).standardInvitation, world: world, logger: logger)
    }

    /// The pages about accounts.
    func accounts(_ household: Household, _ incidents: IncidentLog) -> AccountDesk? {
        guard let home else { return nil }
        let config = PeopleConfig(bundle: bundle.json)
        let near = (bundle.json["config"]?["NetworkConfig"]?["near"]?.array ?? []).compactMap(\.string)
            .map { $0.lowercased() }
        let common = parts?.common() ?? CommonPasswords()
        if common.count == 0 {
            logger.warning("there is no list of common passwords, so none is refused for being one")
        }
        let client = ProviderClient(
            near: near, limits: config.provider, didRefuse: noting("provider_address", incidents))
        return AccountDesk(
            household: household, handlers: home, config: config,
            hasher: PasswordHasher(cost: config.cost, atOnce: config.hashesAtOnce), steps: StepDesk(life: config.step),
            challenges: StepDesk(life: config.step),
            byAddress: GuessBudget(limits.guesses), byName: GuessBudget(limits.guesses),
            providers: ProviderDesk(
                limits: config.provider, world: world,
                isAllowed: { ProviderClient.isAllowed($0, near: near) },
                fetch: asksProviders ?? { try await client.fetch($0) }),
            confirmations: Confirmations(life: config.confirmed), common: common,
            world: world, reader: BodyReader(deadline: limits.body))
    }

    /// Creates the responder for a person's recitations; the app says where they may be fetched from.
    private func recitations(_ host: LocalHost, _ house: DataHouse, _ incidents: IncidentLog) -> RecitationResponder {
        let cache = RecitationCache(folder: house.folder.fetchedRecitations)
        return RecitationResponder(
            folder: RecitationFolder(path: options.recitations ?? house.folder.recitations),
            fetcher: RecitationFetcher(cache: cache, didRefuse: noting("recitation_address", incidents)),
            ask: { [world] path in
                let answer = try host.respond(
                    to: AppRequest(
                        method: "GET", path: path, accept: "application/json", now: world.now(),
                        entropy: world.entropy()))
                return (answer.status, answer.body)
            })
    }
}
