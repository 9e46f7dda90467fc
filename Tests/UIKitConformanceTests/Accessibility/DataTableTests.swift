import Testing
import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// Containers of accessibility elements that are tables.
@MainActor
struct DataTableTests {
  private final class Cell: UIView, UIAccessibilityContainerDataTableCell {
    var rows = NSRange(location: NSNotFound, length: 0)
    var columns = NSRange(location: NSNotFound, length: 0)
    func accessibilityRowRange() -> NSRange { rows }
    func accessibilityColumnRange() -> NSRange { columns }
  }

  /// A table of two rows and two columns, of which the first row contains the headers.
  private final class Table: UIView, UIAccessibilityContainerDataTable {
    private(set) var cells: [[Cell]] = []

    func fill() {
      let labels = [["Item", "Price"], ["Pears", "$3"]]
      for (row, labels) in labels.enumerated() {
        cells.append([])
        for (column, label) in labels.enumerated() {
          let cell = Cell(frame: CGRect(x: column * 100, y: row * 50, width: 90, height: 40))
          cell.rows = NSRange(location: row, length: 1)
          cell.columns = NSRange(location: column, length: 1)
          cell.isAccessibilityElement = true
          cell.accessibilityLabel = label
          addSubview(cell)
          cells[row].append(cell)
        }
      }
      accessibilityContainerType = .dataTable
    }

    func accessibilityDataTableCellElement(
      forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? { cells[row][column] }
    func accessibilityRowCount() -> Int { cells.count }
    func accessibilityColumnCount() -> Int { 2 }
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
      [cells[0][column]]
    }
  }

  @Test(.rule("R1616"))
  func `A view has no meaning as a container by default`() {
    let view = UIView()
    #expect(view.accessibilityContainerType == .none)
    view.accessibilityContainerType = .semanticGroup
    #expect(view.accessibilityContainerType == .semanticGroup)
  }

  @Test(.rule("R1616"))
  func `A table provides its cells, and headers if it has them`() {
    let table = Table()
    table.fill()
    let container: any UIAccessibilityContainerDataTable = table
    #expect(container.accessibilityRowCount() == 2 && container.accessibilityColumnCount() == 2)
    #expect(container.accessibilityDataTableCellElement(forRow: 1, column: 0) === table.cells[1][0])
    #expect(table.accessibilityHeaderElements(forColumn: 1)?.first === table.cells[0][1])
    #expect(table.cells[1][0].accessibilityRowRange() == NSRange(location: 1, length: 1))
  }

  // Only the simulator has a screen reader.
  #if canImport(Simulator)
    private func show() async -> (Simulator, Table) {
      let simulator = await Simulator.boot(.iPhone15)
      let root = UIViewController()
      let table = Table(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
      table.fill()
      root.view.addSubview(table)
      simulator.show(root)
      simulator.commit()
      simulator.setAccessibility(.voiceOver, on: true)
      return (simulator, table)
    }

    @Test(.rule("R1616"))
    func `The screen reader speaks the header and the place of a cell`() async {
      let (simulator, _) = await show()
      for _ in 0..<3 { simulator.focusNextAccessibilityElement() }
      #expect(simulator.spokenText.first == "Item, row 1, column 1")
      #expect(simulator.spokenText.last == "$3, Price, row 2, column 2")
    }

    @Test(.rule("R1616"))
    func `It moves along rows and columns`() async {
      let (simulator, table) = await show()
      #expect(simulator.moveAccessibilityFocus(rows: 1))
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === table.cells[1][0])
      #expect(simulator.moveAccessibilityFocus(columns: 1))
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === table.cells[1][1])
      #expect(!simulator.moveAccessibilityFocus(rows: 1))
      #expect(!simulator.moveAccessibilityFocus(columns: 1))
      #expect(simulator.moveAccessibilityFocus(rows: -1, columns: -1))
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === table.cells[0][0])
    }

    @Test(.rule("R1616"))
    func `A container without the type of a table is none`() async {
      let (simulator, table) = await show()
      table.accessibilityContainerType = .none
      #expect(!simulator.moveAccessibilityFocus(rows: 1))
      simulator.focusNextAccessibilityElement()
      #expect(simulator.spokenText.last == "Price")
    }
  #endif
}
