import Stateroom
import UIKit

/// A form with unsaved changes that is left only with the user's consent.
final class FormViewController: DemonstrationViewController, LeaveGuarding {
  private let nameField = UITextField()
  private let status = ValueRow("Changes", "None")
  private var savedName = "Emerald Albatross"

  init() { super.init("Leave Guards") }

  required init?(coder: NSCoder) { nil }

  private var hasChanges: Bool { nameField.text != savedName }

  /// The decision that every affected container reads: for the back button and the swipe, another tab, and the end of
  /// the session.
  var leaveDecision: LeaveDecision {
    guard isViewLoaded, hasChanges else { return .allow }
    return .confirm(
      "Discard Changes?", message: "The new name has not been saved.", leave: "Discard", stay: "Keep Editing",
      over: self)
  }

  // MARK: - The Form

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.text = savedName
    nameField.clearButtonMode = .whileEditing
    nameField.accessibilityIdentifier = "ship-name"
    nameField.addAction(UIAction { [weak self] _ in self?.showStatus() }, for: .editingChanged)
    addCard("The ship's name", [RowView([nameField], vertically: 11), status])
    addCard(
      nil,
      [
        RowView.button("Rename the Ship") { [weak self] in self?.rename() },
        RowView.button("Save") { [weak self] in self?.save() },
      ], footer: "Change the name and try to leave: go back, swipe back, tap another tab, or sign out.")
    addCard(nil, [RowView.button("Sign Out", color: .systemRed) { [weak self] in self?.endSession() }])
  }

  private func rename() {
    nameField.text = "Silver Sextant"
    showStatus()
  }

  private func save() {
    savedName = nameField.text ?? ""
    view.endEditing(true)
    showStatus()
  }

  private func showStatus() { status.value = hasChanges ? "Not saved" : "None" }
}
