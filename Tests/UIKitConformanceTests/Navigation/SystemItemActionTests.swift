import Testing
import UIKit

/// The primary actions of bar button items.
@MainActor
struct SystemItemActionTests {
  @Test(.rule("R1574"))
  func `The primary action of a system item does not change its title and its image`() {
    let item = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    item.primaryAction = UIAction(title: "Finish", image: UIImage(systemName: "star")) { _ in }
    #expect(item.title == nil && item.image == nil)
  }

  @Test(.rule("R1574"))
  func `The primary action of another item sets its title`() {
    let item = UIBarButtonItem()
    item.primaryAction = UIAction(title: "Finish") { _ in }
    #expect(item.title == "Finish")
  }
}
