/// The gestures that open a menu.
///
/// They are a long press, and for a control whose primary action is its menu, a touch or a tap.
///
/// A primary menu appears shortly after the touch begins, not immediately, so that a scroll view can still scroll.
@MainActor
final class ContextMenuGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIContextMenuInteraction?
  private let press = UILongPressGestureRecognizer()
  private let tap = UITapGestureRecognizer()

  private static let longPress: TimeInterval = 0.5
  private static let primaryPress: TimeInterval = 0.1

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init()
    for recognizer in [press, tap] {
      recognizer.delegate = self
      recognizer.delaysTouchesEnded = false
    }
    press.add { [weak self] recognizer in self?.pressed(recognizer) }
    tap.add { [weak self] _ in self?.interaction?.open() }
    update()
  }

  func add(to view: UIView) {
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(tap)
    update()
  }

  func remove() {
    for recognizer in [press, tap] as [UIGestureRecognizer] { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// Adjusts the gestures to whether the menu is the primary action.
  func update() {
    let isPrimary = interaction?.isPrimaryAction ?? false
    press.minimumPressDuration = isPrimary ? Self.primaryPress : Self.longPress
    tap.isEnabled = isPrimary
  }

  /// A Boolean value that indicates whether the press can begin a drag.
  ///
  /// The drag is one of the view from which the menu lifts its preview.
  var yieldsToDrags: Bool { interaction?.hasPreview ?? false }

  /// Recognizes a press that is in progress, because a drag interaction has recognized it.
  ///
  /// Returns whether it has begun.
  func recognizePress() -> Bool {
    guard yieldsToDrags, press.isUndecided, press.hasTouchesDown else { return false }
    press.state = .began
    return press.stateStorage.isActive
  }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .began { interaction?.open() } else { interaction?.pressMoved(recognizer) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, let view = interaction.view else { return false }
    return interaction.prepare(at: gestureRecognizer.location(in: view))
  }
}
