extension UIAlertController {
  /// Gives a text field the appearance and the return key of alerts.
  func prepare(_ field: UITextField) {
    field.font = .systemFont(ofSize: AlertMetrics.fieldFontSize)
    field.addAction(
      UIAction { [weak self, weak field] _ in
        if let self, let field { returnKeyWasPressed(in: field) }
      }, for: .primaryActionTriggered)
  }

  func editFirstField() {
    guard let fields = textFields, !fields.contains(where: \.isFirstResponder) else { return }
    fields.first?.becomeFirstResponder()
  }

  private func returnKeyWasPressed(in field: UITextField) {
    guard let fields = textFields, let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let action = actionOfReturnKey {
      choose(action)
    }
  }

  private var actionOfReturnKey: UIAlertAction? {
    if let preferredAction { return preferredAction }
    let others = actions.filter { $0.style != .cancel }
    return others.count == 1 ? others[0] : nil
  }
}
