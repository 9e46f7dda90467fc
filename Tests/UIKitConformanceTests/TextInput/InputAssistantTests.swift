import Testing
import UIKit

/// The shortcuts above the keyboard.
@MainActor
struct InputAssistantTests {
  @Test(.rule("R1358"))
  func `A responder keeps its shortcuts, and a search bar has those of its field`() {
    let field = UITextField()
    let group = UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem(title: "A")], representativeItem: nil)
    field.inputAssistantItem.leadingBarButtonGroups = [group]
    #expect(field.inputAssistantItem.leadingBarButtonGroups == [group])
    field.inputAssistantItem.leadingBarButtonGroups = []
    #expect(field.inputAssistantItem.leadingBarButtonGroups.isEmpty)
    let bar = UISearchBar()
    #expect(bar.inputAssistantItem === bar.searchTextField.inputAssistantItem)
  }
}
