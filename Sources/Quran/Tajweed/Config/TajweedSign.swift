/// A line at a letter that identifies a category without its colour (register K65), by its position and style.
public enum TajweedSign: String, CaseIterable, Hashable, Sendable {
    case underSolid = "under-solid"
    case underDouble = "under-double"
    case underDotted = "under-dotted"
    case underDashed = "under-dashed"
    case underWavy = "under-wavy"
    case overSolid = "over-solid"
    case overDouble = "over-double"
    case overDotted = "over-dotted"
    case overDashed = "over-dashed"
    case overWavy = "over-wavy"
}
