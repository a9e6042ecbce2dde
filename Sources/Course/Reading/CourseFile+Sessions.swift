import Almanac
import Records

extension CourseSession {
    /// Reads the sessions. The videos of their recordings have ids that no other has.
    static func list(
        _ root: FileReader, _ levels: [CourseLevel], _ people: [CoursePerson]
    ) throws(CourseFileFault) -> [CourseSession] {
        let coaches = people.filter { $0.role == .coach }.map { $0.id }
        let levelIDs = levels.map { $0.id }
        var videos: [String] = []
        for level in levels { for week in level.weeks { videos += week.videos.map { $0.id } } }
        var known: [String] = []
        var sessions: [CourseSession] = []
        for reader in try root.list("sessions") {
            let id = try reader.member("id").text()
            guard !known.contains(id) else { throw try reader.member("id").fault(.twice(id)) }
            known.append(id)
            var session = CourseSession(
                id: id, kind: try reader.member("kind").choice(Kind.self), title: try reader.text("title"),
                coach: try reader.member("coach").name(among: coaches), start: try reader.member("start").instant(),
                length: .minutes(Int64(try reader.integer("minutes", in: 1...1_440))),
                level: try reader.optional("level")?.name(among: levelIDs),
                audience: try reader.optional("audience")?.choice(Audience.self),
                isCancelled: try reader.optional("cancelled")?.flag() ?? false)
            session.summary = try reader.optionalText("summary") ?? ""
            session.join = try reader.optional("join")?.link()
            for change in try reader.list("changes") { session.changes.append(try SessionChange(change)) }
            session.recording = try reader.optional("recording").map(throwing: { reader throws(CourseFileFault) in
                try SessionRecording(reader, after: &videos)
            })
            sessions.append(session)
        }
        return sessions
    }
}

extension SessionChange {
    fileprivate init(_ reader: FileReader) throws(CourseFileFault) {
        self.init(
            try reader.member("kind").choice(Kind.self), at: try reader.member("at").instant(),
            from: try reader.optional("from")?.instant())
    }
}

extension SessionRecording {
    fileprivate init(_ reader: FileReader, after known: inout [String]) throws(CourseFileFault) {
        let place = try reader.member("video")
        let video = try place.text()
        guard !known.contains(video) else { throw place.fault(.twice(video)) }
        known.append(video)
        self.init(
            video: video, seconds: try reader.integer("seconds", in: 1...86_400),
            published: try reader.member("published").instant(), film: try CourseFilm.read(reader))
    }
}

extension Announcement {
    static func list(_ root: FileReader, _ levels: [CourseLevel]) throws(CourseFileFault) -> [Announcement] {
        let levels = levels.map { $0.id }
        var known: [String] = []
        var announcements: [Announcement] = []
        for reader in try root.list("announcements") {
            let id = try reader.member("id").text()
            guard !known.contains(id) else { throw try reader.member("id").fault(.twice(id)) }
            known.append(id)
            var addressed: [String] = []
            for level in try reader.list("levels") { addressed.append(try level.name(among: levels)) }
            announcements.append(
                Announcement(
                    id: id, title: try reader.text("title"), text: try reader.text("text"),
                    at: try reader.member("at").instant(), levels: addressed))
        }
        return announcements
    }
}
