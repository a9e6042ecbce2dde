import App
import Storage

/// What a server needs for what several people share.
public struct SharedParts: Sendable {
    /// Opens the data of a space by its id, and makes it where there is none yet.
    public var open: @Sendable (String) throws -> (host: LocalHost, house: DataHouse)
    /// The ids of the spaces that there are.
    public var all: @Sendable () -> [String]
    /// Removes a space that nobody is in any more.
    public var remove: @Sendable (String) throws -> Void
    /// The app's entry points: its decision on a request (`App.handleShared`), what members see
    /// (`App.handleView`), their copies (`App.handleProjection`), and what is kept of a person's requests
    /// (`App.handleSharedDesk`).
    public var decide: AppHandler
    public var view: AppHandler
    public var project: AppHandler
    public var desk: AppHandler
    /// In whose folders a school's file may lie (`App.handleSchoolFile`).
    public var file: AppHandler
    /// A school's verdicts on the recordings that were handed in (`App.handleSchoolDesk`).
    public var verdicts: AppHandler

    public init(
        open: @escaping @Sendable (String) throws -> (host: LocalHost, house: DataHouse),
        all: @escaping @Sendable () -> [String], remove: @escaping @Sendable (String) throws -> Void,
        decide: @escaping AppHandler, view: @escaping AppHandler, project: @escaping AppHandler,
        desk: @escaping AppHandler, file: @escaping AppHandler,
        verdicts: @escaping AppHandler
    ) {
        self.open = open
        self.all = all
        self.remove = remove
        self.decide = decide
        self.view = view
        self.project = project
        self.desk = desk
        self.file = file
        self.verdicts = verdicts
    }
}
