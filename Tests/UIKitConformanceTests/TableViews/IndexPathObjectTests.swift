import Testing
import UIKit

struct IndexPathObjectTests {
  @Test(.rule("R1187"))
  func `An index path object has a section, and a row or an item`() {
    let row = NSIndexPath(row: 3, section: 1)
    #expect(row.row == 3)
    #expect(row.section == 1)
    let item = NSIndexPath(item: 5, section: 2)
    #expect(item.item == 5)
    #expect(item.section == 2)
    #expect(row as IndexPath == IndexPath(row: 3, section: 1))
  }
}
