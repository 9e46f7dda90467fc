import Testing
import UIKit

/// Content sizes that apps set.
@MainActor
struct TableContentSizeTests {
  @Test(.rule("R2085"))
  func `The content size of a table can be set`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.contentSize = CGSize(width: 0, height: 60)
    #expect(table.contentSize == CGSize(width: 0, height: 60))
  }

  @Test(.rule("R2088"))
  func `A cell has the standard frame, whatever frame it is created with`() {
    let cell = UITableViewCell(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(cell.frame.origin == .zero)
  }
}
