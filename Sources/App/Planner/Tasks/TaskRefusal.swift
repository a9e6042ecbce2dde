import Almanac
import Planner

/// The reason that a form was refused.
enum TaskRefusal: Error, Sendable {
    /// Fields that need another value.
    case fields([FieldProblem])
    /// The task can't be placed there; the refusal carries the nearest suitable times.
    case placement(PlacementRefusal, CivilDate)
    /// No place is known, so there is no day to plan.
    case placeNeeded
}
