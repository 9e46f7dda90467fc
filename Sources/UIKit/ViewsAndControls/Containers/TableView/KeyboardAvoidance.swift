/// The room that the controller of a table leaves for the keyboard while its view is on screen.
///
/// The bottom inset of the table is increased by the height that the keyboard covers, beyond the part that the safe
/// area excludes. The row of the first responder is scrolled to the visible part of the table, when the keyboard
/// appears and when editing begins in another row.
@MainActor
final class KeyboardAvoidance {
  private weak var table: UITableView?
  private var observations: [NotificationObservation] = []
  /// The part of the table's bottom inset that is for the keyboard.
  private var room: CGFloat = 0

  init(_ table: UITableView) {
    self.table = table
    observations =
      [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification].map {
        NotificationObservation($0) { [weak self] in self?.keyboardWillMove() }
      }
      + [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification].map {
        NotificationObservation($0) { [weak self] in self?.showFirstResponder(animated: true) }
      }
    makeRoom()
  }

  /// Removes the room, because the table is no longer on screen.
  func end() {
    observations = []
    change(to: 0)
  }

  private func keyboardWillMove() {
    UIView.animate(
      withDuration: Keyboard.shared.durationOfMovement, delay: 0, options: Keyboard.options,
      animations: {
        self.makeRoom()
        self.showFirstResponder(animated: false)
        self.table?.layoutIfNeeded()
      }, completion: nil)
  }

  private func makeRoom() {
    guard let table else { return }
    let excluded = table.adjustedContentInset.bottom - table.contentInset.bottom
    change(to: max(0, table.keyboardOverlap - excluded))
  }

  private func change(to newRoom: CGFloat) {
    guard let table, newRoom != room else { return }
    let difference = newRoom - room
    let oldLimit = table.verticalRange.upperBound
    room = newRoom
    table.contentInset.bottom += difference
    table.verticalScrollIndicatorInsets.bottom += difference
    // Content that only the room has allowed to scroll so far returns. Another position is the app's; for example, it
    // has been restored before the content has its size.
    let (offset, limit) = (table.contentOffset, table.verticalRange.upperBound)
    if offset.y > limit, offset.y <= oldLimit, !table.isTracking { table.move(to: CGPoint(x: offset.x, y: limit)) }
  }

  private func showFirstResponder(animated: Bool) {
    guard room > 0, let table, let editor = FirstResponder.current as? UIView, editor !== table,
      editor.isDescendant(of: table)
    else { return }
    let height = table.bounds.inset(by: table.adjustedContentInset).height
    let cell = sequence(first: editor, next: \.superview).first { $0 is UITableViewCell }
    let shown = cell.flatMap { $0.bounds.height <= height ? $0 : nil } ?? editor
    table.makeVisible(shown.convert(shown.bounds, to: table), animated: animated)
  }
}
