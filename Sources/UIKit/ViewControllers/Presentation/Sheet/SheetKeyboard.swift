/// The sheet that makes room for the keyboard.
///
/// A sheet whose selected detent would leave the first responder below the keyboard rests at its largest detent until
/// the keyboard is hidden. If it is still covered there, the sheet is above the keyboard. The selected detent does not
/// change, because neither the user nor the app has selected another one.
@MainActor
final class SheetKeyboard {
  private weak var sheet: UISheetPresentationController?

  /// Updates the sheets for a first responder and the frame of the keyboard at the end of its movement.
  ///
  /// - Parameter frame: The frame on the screen; `nil` if the keyboard is hidden.
  func update(for responder: UIResponder?, frame: CGRect?) {
    let next = frame == nil ? nil : responder?.chain.lazy.compactMap(Self.sheet).first
    if let sheet, sheet !== next { sheet.makeRoom(forKeyboardHeight: 0) }
    sheet = next
    guard let next, let frame, let container = next.containerView else { return }
    let top = container.convert(frame, from: nil).minY
    let isCovered = next.makesRoomForKeyboard || Self.bottom(of: responder, in: container).map { $0 > top } ?? false
    next.makeRoom(forKeyboardHeight: isCovered ? max(container.bounds.maxY - top, 0) : 0)
  }

  private static func sheet(presenting responder: UIResponder) -> UISheetPresentationController? {
    (responder as? UIViewController)?.ownPresentation?.controller as? UISheetPresentationController
  }

  /// Returns the bottom edge of a field, or of the line of a text that is edited.
  private static func bottom(of responder: UIResponder?, in container: UIView) -> CGFloat? {
    guard let view = responder as? UIView else { return nil }
    var area = view.bounds
    if view is UIScrollView, let text = view as? any UITextInput, let selection = text.selectedTextRange {
      area = text.caretRect(for: selection.end)
    }
    let bottom = container.convert(area, from: view).maxY
    return bottom.isFinite ? bottom : nil
  }
}
