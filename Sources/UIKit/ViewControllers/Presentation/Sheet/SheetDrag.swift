/// The gesture that drags a sheet between its detents, and down to dismiss it.
@MainActor
final class SheetDrag: ContentDrag {
  private weak var sheet: UISheetPresentationController?
  private var startHeight: CGFloat = 0
  private var interaction: UIPercentDrivenInteractiveTransition?
  private var isRefused = false

  /// The minimum velocity of a flick, in points per second.
  private static let flick: CGFloat = 1000
  /// The time for which the movement of a released sheet is projected to choose its detent, in seconds.
  private static let glide: CGFloat = 0.15

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, sheet.canBeDragged, let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    // Horizontal drags are handled by the content of the sheet.
    let velocity = pan.velocity(in: nil)
    guard abs(velocity.y) >= abs(velocity.x) else { return false }
    guard let scrolled = scrolledView(in: pan.view) else { return true }
    return isAtRest(scrolled) && (velocity.y > 0 || sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.canExpand)
  }

  override func precedes(_ scrollView: UIScrollView, in view: UIView) -> Bool { scrollView === scrolledView(in: view) }

  override func handle(_ pan: UIPanGestureRecognizer) {
    guard let sheet else { return }
    let translation = pan.translation(in: nil).y
    switch pan.state {
    case .began:
      startHeight = sheet.currentHeight
      isRefused = false
      follow(sheet, translation)
    case .changed: follow(sheet, translation)
    case .ended: end(sheet, translation, velocity: pan.velocity(in: nil).y)
    case .cancelled: end(sheet, 0, velocity: 0)
    default: break
    }
  }

  private func follow(_ sheet: UISheetPresentationController, _ translation: CGFloat) {
    guard translation.isFinite else { return }
    let height = startHeight - translation
    let lowest = sheet.lowestHeight
    if height < lowest, interaction == nil, !isRefused { beginDismissal(sheet) }
    if let interaction {
      interaction.update((lowest - height) / max(sheet.travel, 1))
    } else {
      sheet.drag(toHeight: height)
    }
  }

  /// Begins a dismissal when the drag passes the lowest detent for the first time.
  private func beginDismissal(_ sheet: UISheetPresentationController) {
    sheet.drag(toHeight: sheet.lowestHeight)
    sheet.containerView?.layoutIfNeeded()
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut
    if sheet.mayBeDismissedByUser, sheet.presentation?.beginInteractiveDismissal(interaction) == true {
      self.interaction = interaction
    } else {
      isRefused = true
    }
  }

  private func end(_ sheet: UISheetPresentationController, _ translation: CGFloat, velocity: CGFloat) {
    let velocity = velocity.isFinite ? velocity : 0
    let height = startHeight - (translation.isFinite ? translation : 0)
    if let interaction {
      self.interaction = nil
      let isFinished = velocity > Self.flick || (velocity > -Self.flick && height < sheet.lowestHeight / 2)
      if isFinished { interaction.finish() } else { interaction.cancel() }
    } else if isRefused, height < sheet.lowestHeight {
      sheet.settle(at: sheet.lowestDetent)
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    } else {
      sheet.settle(near: height - velocity * Self.glide)
    }
  }
}
