/// The gestures that show and hide columns.
///
/// A pan from the edge shows a column, and a swipe to the edge over the dimmed content hides it.
@MainActor
final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var owner: UISplitViewController?
  private var recognizers: (edgePan: UIScreenEdgePanGestureRecognizer, swipe: UISwipeGestureRecognizer)?

  init(of owner: UISplitViewController) {
    self.owner = owner
    super.init()
  }

  func attach(to view: UIView) {
    let edgePan = UIScreenEdgePanGestureRecognizer(_runtimeHandler: { [weak self] in self?.show($0) })
    let swipe = UISwipeGestureRecognizer(_runtimeHandler: { [weak self] _ in self?.owner?.hideSidebars() })
    edgePan.delegate = self
    swipe.delegate = self
    view.addGestureRecognizer(edgePan)
    view.addGestureRecognizer(swipe)
    recognizers = (edgePan, swipe)
  }

  /// Sets the edge and the direction for the side of the primary column.
  func update() {
    guard let owner, let recognizers else { return }
    let isMirrored = owner.arrangement(in: owner.displayMode).isMirrored
    recognizers.edgePan.edges = isMirrored ? .right : .left
    recognizers.swipe.direction = isMirrored ? .right : .left
  }

  private func show(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, let owner else { return }
    let hidden = [UISplitViewController.Column.supplementary, .primary].first {
      owner.viewController(for: $0) != nil && !owner.shownColumns.contains($0)
    }
    if let hidden { owner.performShow(hidden) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.presentsWithGesture, !owner.isCollapsed else { return false }
    let arrangement = owner.arrangement(in: owner.displayMode)
    if gestureRecognizer === recognizers?.swipe { return arrangement.isDimmed }
    // In the content, the same pan pops the top view controller of a stack.
    let secondary = owner.columns[.secondary]?.navigation
    return (secondary?.stack.count ?? 0) <= 1 && !arrangement.isVisible(.primary)
  }
}
