import Almanac
import Planner

/// Why a form could not be taken.
enum TaskRefusal: Error, Sendable {
    /// Fields that need another value.
    case fields([FieldProblem])
    /// The task can't stand where it was put; the refusal carries the nearest times that would do.
    case placement(PlacementRefusal, CivilDate)
    /// No place is known, so that there is no day to plan on.
    case placeNeeded
}
