import Interface

/// How the machine's server stands.
extension Phrase {
    static let machineTitle = Phrase("machine.title")
    static let machineBrief = Phrase("machine.brief")
    static let machineLead = Phrase("machine.lead")
    static let machineAway = Phrase("machine.away")
    static let machineFine = Phrase("machine.fine")
    static let machineUnreadable = Phrase("machine.unreadable")
    static let machineBackup = Phrase("machine.backup")
    static let machineMade = Phrase("machine.made")
    static let machineLately = Phrase("machine.lately")
    static let machineHoursAgo = Phrase("machine.hoursAgo")
    static let machineNoBackup = Phrase("machine.noBackup")
    static let machineTried = Phrase("machine.tried")
    static let machineRestored = Phrase("machine.restored")
    static let machineCopy = Phrase("machine.copy")
    static let machineRoom = Phrase("machine.room")
    static let machineData = Phrase("machine.data")
    static let machineBackups = Phrase("machine.backups")
    static let machineContent = Phrase("machine.content")
    static let machineMegabytes = Phrase("machine.megabytes")
    static let machineNow = Phrase("machine.now")
    static let machineVersion = Phrase("machine.version")
    static let machineDevices = Phrase("machine.devices")
    static let machineStreams = Phrase("machine.streams")
}
