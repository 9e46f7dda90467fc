import Testing
import UIKit

/// Editing of a table view controller whose view is not loaded.
@MainActor
struct EditingBeforeLoadingTests {
  @Test(.rule("R2095"))
  func `A table is edited if its view controller is edited before it is loaded`() {
    let controller = UITableViewController(style: .plain)
    controller.isEditing = true
    #expect(!controller.isViewLoaded)
    #expect(controller.tableView.isEditing)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
  }
}
