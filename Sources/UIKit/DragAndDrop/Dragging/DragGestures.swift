/// The gestures of a drag interaction.
///
/// They are a long press that lifts and drags items, and a tap that adds items to a drag.
@MainActor
final class DragGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?
  private let press = UILongPressGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  /// The session that the press is about to begin.
  private var pending: DragSession?
  private var session: DragSession?
  /// The items that the tap is about to add.
  private var added: [UIDragItem] = []
  private var start = CGPoint.zero

  /// The distance of the touch from which on a lifted item is dragged.
  private static let slop: CGFloat = 10

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    for recognizer in [press, tap] as [UIGestureRecognizer] {
      recognizer.delegate = self
      recognizer.delaysTouchesEnded = false
    }
    press.add { [weak self] recognizer in self?.pressChanged(recognizer) }
    tap.add { [weak self] _ in self?.addItems() }
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

  func update() {
    for recognizer in [press, tap] as [UIGestureRecognizer] { recognizer.isEnabled = interaction?.isEnabled ?? false }
  }

  // MARK: - Beginning

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    // Taps add items to a drag. Otherwise, they are for the view.
    gestureRecognizer === press ? DragSession.current == nil : DragSession.current?.acceptsItems == true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, let view = interaction.view, let window = view.window else { return false }
    guard gestureRecognizer === press else {
      // The view receives a tap that adds nothing.
      added = DragSession.current?.itemsToAdd(from: interaction, at: gestureRecognizer.location(in: view)) ?? []
      return !added.isEmpty
    }
    guard DragSession.current == nil else { return false }
    start = window.convert(gestureRecognizer.location(in: nil), to: nil)
    pending = DragSession.prepare(
      interaction, in: window, at: start, touching: gestureRecognizer.trackedTouches.first?.view ?? view)
    return pending != nil
  }

  // A context menu with a preview opens with the same press, until the touch moves.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === press else { return false }
    switch otherGestureRecognizer.delegate {
    case let menu as ContextMenuGestures: return menu.yieldsToDrags
    case is DragGestures: return false
    default: break
    }
    guard session?.isMoving != true, !(otherGestureRecognizer is ExclusivePressGestureRecognizer) else { return false }
    return otherGestureRecognizer is UILongPressGestureRecognizer
      || interaction?.allowsSimultaneousRecognitionDuringLift == true
  }

  /// A Boolean value that indicates whether another gesture with the same touch was recognized.
  ///
  /// The interaction can allow that.
  private var isOvertaken: Bool {
    guard interaction?.allowsSimultaneousRecognitionDuringLift == true else { return false }
    return press.trackedTouches.flatMap(\.recognizers).contains {
      $0.stateStorage.isRecognized && !($0 is UILongPressGestureRecognizer)
    }
  }

  // MARK: - Dragging

  private func pressChanged(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      session = pending?.beginLifting() == true ? pending : nil
      pending = nil
    case .changed:
      guard let session, let window = recognizer.view?.window else { return }
      let location = window.convert(recognizer.location(in: nil), to: nil)
      if !session.isMoving {
        guard !isOvertaken else {
          recognizer.state = .cancelled
          return
        }
        guard hypot(location.x - start.x, location.y - start.y) > Self.slop else { return }
        session.begin()
      }
      session.move(to: location)
    case .ended:
      take()?.end()
    case .cancelled, .failed:
      take()?.cancel()
    case .possible: break
    }
  }

  private func take() -> DragSession? {
    defer { session = nil }
    return session
  }

  // MARK: - Adding Items

  private func addItems() {
    let items = added
    added = []
    if let interaction { DragSession.current?.add(items, from: interaction) }
  }
}
