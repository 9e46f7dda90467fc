import Testing
import UIKit

/// Tables whose data source reads cells while it returns one.
@MainActor
struct CellInCreationTests {
  @Test func `A data source can read cells while it returns one`() {
    final class Curious: NSObject, UITableViewDataSource {
      var cells: [UITableViewCell?] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells.append(tableView.cellForRow(at: indexPath))
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Curious()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) != nil)
    #expect(source.cells.count == 3)
    #expect(source.cells.allSatisfy { $0 == nil })
  }
}
