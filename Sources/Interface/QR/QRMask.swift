/// The patterns that data can be masked with, so that it forms neither large areas nor lookalikes of finders (ISO/IEC
/// 18004:2015, 7.8.2).
enum QRMask: UInt32, CaseIterable {
    case chequered, rows, columns, diagonals, bricks, grid, patches, cells

    /// Whether the mask turns a module from dark to light or back (Table 10).
    func inverts(row: Int, column: Int) -> Bool {
        let product = row * column
        return switch self {
        case .chequered: (row + column) % 2 == 0
        case .rows: row % 2 == 0
        case .columns: column % 3 == 0
        case .diagonals: (row + column) % 3 == 0
        case .bricks: (row / 2 + column / 3) % 2 == 0
        case .grid: product % 2 + product % 3 == 0
        case .patches: (product % 2 + product % 3) % 2 == 0
        case .cells: ((row + column) % 2 + product % 3) % 2 == 0
        }
    }
}
