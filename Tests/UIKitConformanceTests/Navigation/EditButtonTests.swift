import Testing
import UIKit

/// The target and the action of the button that toggles editing.
@MainActor
struct EditButtonTests {
  fileprivate final class NotesViewController: UIViewController {
    private(set) var log: [String] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      log.append("editing \(editing)")
    }

    #if canImport(ObjectiveC)
      static let duplicateAction = #selector(duplicate(_:))
      @objc func duplicate(_ sender: Any?) { log.append("duplicate") }
    #else
      static let duplicateAction: Selector = "duplicate:"
      fileprivate func duplicate(_ sender: Any?) { log.append("duplicate") }
    #endif
  }

  private func press(_ item: UIBarButtonItem) throws {
    let action = try #require(item.action)
    #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
  }

  @Test(.rule("R1560"))
  func `The edit button sends an action to its controller, which toggles editing`() throws {
    for controller in [UIViewController(), NotesViewController()] {
      let item = controller.editButtonItem
      #expect(item.target === controller && item.action != nil && item.primaryAction == nil)
      try press(item)
      #expect(controller.isEditing && item.title == "Done")
      try press(item)
      #expect(!controller.isEditing && item.title == "Edit")
      if let notes = controller as? NotesViewController { #expect(notes.log == ["editing true", "editing false"]) }
    }
  }

  @Test(.rule("R1560"))
  func `An app can replace the action of the edit button`() throws {
    let notes = NotesViewController()
    notes.editButtonItem.action = NotesViewController.duplicateAction
    try press(notes.editButtonItem)
    #expect(notes.log == ["duplicate"] && !notes.isEditing)
  }

  @Test(.rule("R1560"))
  func `An app can replace the target of the edit button`() throws {
    let (notes, other) = (NotesViewController(), NotesViewController())
    notes.editButtonItem.target = other
    notes.editButtonItem.action = NotesViewController.duplicateAction
    try press(notes.editButtonItem)
    #expect(notes.log.isEmpty && other.log == ["duplicate"])
  }
}

#if !canImport(ObjectiveC)
  extension EditButtonTests.NotesViewController: _RuntimeActionTarget {
    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      guard action == Self.duplicateAction else { return false }
      duplicate(sender)
      return true
    }
  }
#endif
