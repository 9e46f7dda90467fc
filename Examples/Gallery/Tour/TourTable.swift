import Foundation
import Simulator

/// The transitions of a tour in aligned columns, one per line.
struct TourTable {
  private let rows: [[String]]

  init(_ transitions: [FlowTransition]) {
    rows = transitions.map { transition in
      [
        transition.requested.secondsText, transition.container,
        "\(transition.origin) → \(transition.destination)", transition.motion, transition.outcome,
        // The text is padded, so that the numbers are aligned.
        "\(transition.callbackCount) callback\(transition.callbackCount == 1 ? " " : "s")",
      ]
    }
  }

  var text: String {
    let count = rows.first?.count ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        // Numbers are right-aligned, so that their digits are aligned.
        return column == 0 || column == count - 1 ? padding + cell.0 : cell.0 + padding
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
