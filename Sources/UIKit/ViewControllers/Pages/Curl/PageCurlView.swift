/// The view that contains pages that curl like those of a book.
///
/// At rest the pages are its subviews. During a turn one sheet is in front of them, a ``PageSheet``, whose curl follows
/// the progress. A drag changes the progress directly; everything else is an animation to one of the ends.
///
/// A sheet is bound at the spine. Forward, it turns from the right of the spine to its left, or from below it to above.
/// Only one side is visible beside a spine at the edge: a sheet that leaves that side curls away from it, and a sheet
/// that comes to that side uncurls over it.
final class PageCurlView: UIView, PageTurner, UIGestureRecognizerDelegate {
  /// The sheet that turns.
  private struct Turn {
    let sheet: PageSheet
    let direction: UIPageViewController.NavigationDirection
    /// A Boolean value that indicates whether the sheet uncurls over the pages.
    let isUncurling: Bool
  }

  /// The progress from which an animation begins, and to which the drag is limited, in fractions of a turn.
  ///
  /// At zero the turn would be cancelled.
  private static let least: CGFloat = 0.001
  /// The speed at which a drag that ends decides the direction, in points per second.
  private static let leastSpeed: CGFloat = 50
  /// The duration of a complete turn, in seconds.
  private static let duration: TimeInterval = 0.7
  /// The fraction of the length at both ends in which a tap turns the page.
  private static let edgeFraction: CGFloat = 0.2

  weak var controller: UIPageViewController?
  let isVertical: Bool
  private(set) lazy var turningGestures: [UIGestureRecognizer] = [pan, tap]
  private lazy var pan = UIPanGestureRecognizer(_runtimeHandler: { [weak self] _ in self?.follow() })
  private lazy var tap = UITapGestureRecognizer(_runtimeHandler: { [weak self] _ in self?.turnByTap() })
  private var sheetTurn: Turn?
  private(set) var progress: CGFloat = 0
  private(set) var isDragged = false
  /// The number of the animation that is running, or `nil` if none is.
  private var runningAnimation: Int?
  private var animationCount = 0

  init(orientation: UIPageViewController.NavigationOrientation) {
    isVertical = orientation == .vertical
    super.init(frame: .zero)
    clipsToBounds = true
    for gesture in turningGestures {
      gesture.delegate = self
      addGestureRecognizer(gesture)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  // MARK: - Places

  var step: CGFloat { isVertical ? bounds.height : bounds.width }

  private var spine: UIPageViewController.SpineLocation { controller?.spineLocation ?? .min }

  private func geometry(isMirrored: Bool) -> PageCurlGeometry {
    PageCurlGeometry(bounds: bounds, isVertical: isVertical, spine: spine, isMirrored: isMirrored)
  }

  func needsArranging(in area: CGRect) -> Bool { frame != area }

  func takePlace(in area: CGRect) { frame = area }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The spine can have moved.
    if sheetTurn == nil, let controller { show(controller.current) }
  }

  // MARK: - Pages

  func show(_ spread: PageSpread) {
    guard sheetTurn == nil else { return }
    for (page, frame) in zip(spread.pages, geometry(isMirrored: false).pageFrames) { show(page, at: frame) }
  }

  private func show(_ page: UIViewController, at frame: CGRect) {
    guard let view = page.viewIfLoaded else { return }
    if view.superviewStorage !== self { UIView.performWithoutAnimation { insertSubview(view, at: 0) } }
    if view.frame != frame, view.transform == .identity { view.frame = frame }
  }

  func remove(_ page: UIViewController) {
    guard let view = page.viewIfLoaded, view.superviewStorage === self || isOnSheet(view) else { return }
    view.removeFromSuperview()
  }

  private func isOnSheet(_ view: UIView) -> Bool { sheetTurn.map { view.isDescendant(of: $0.sheet) } ?? false }

  func open(before: Bool, after: Bool) {}

  func prepare(_ turn: PageTransition) {
    guard sheetTurn == nil else { return }
    let isForward = turn.direction == .forward
    let frames = geometry(isMirrored: false).pageFrames
    let (front, lower, back, isMirrored, isUncurling): (PageSpread, PageSpread, UIViewController?, Bool, Bool) =
      switch spine {
      case .mid: (turn.from, turn.to, isForward ? turn.to.pages.first : turn.to.pages.last, !isForward, false)
      case .max: (isForward ? turn.to : turn.from, isForward ? turn.from : turn.to, turn.to.back, true, isForward)
      default: (isForward ? turn.from : turn.to, isForward ? turn.to : turn.from, turn.to.back, false, !isForward)
      }
    for (page, frame) in zip(lower.pages, frames) where page !== back { show(page, at: frame) }
    // The page that is opposite to the sheet stays in its place.
    let sheetPage = isMirrored && spine == .mid ? front.pages.first : front.pages.last
    guard let view = sheetPage?.viewIfLoaded else { return }
    let sheet = PageSheet(view, geometry(isMirrored: isMirrored), curl: isUncurling ? 1 : 0)
    sheetTurn = Turn(sheet: sheet, direction: turn.direction, isUncurling: isUncurling)
    sheet.add(to: self, back: back?.viewIfLoaded)
    showProgress()
  }

  /// Removes the sheet, whose pages are then shown at rest.
  private func endSheet() {
    guard let turn = sheetTurn else { return }
    sheetTurn = nil
    // Before the sheet is removed, so that the pages on it that remain stay in the window.
    if let controller { show(controller.current) }
    turn.sheet.removeFromSuperview()
  }

  // MARK: - Movements

  private func showProgress() {
    guard let turn = sheetTurn, step > 0 else { return }
    let fraction = min(max(progress * turn.direction.sign / step, 0), 1)
    turn.sheet.curl = turn.isUncurling ? 1 - fraction : fraction
  }

  /// Moves the pages, and shows the movement unless it ended the turn.
  private func move(to newProgress: CGFloat) {
    progress = newProgress
    controller?.pagesDidMove()
    showProgress()
  }

  func turn(_ direction: UIPageViewController.NavigationDirection) {
    progress = direction.sign * Self.least * step
    UIView.performWithoutAnimation { showProgress() }
    animate(to: direction.sign)
  }

  /// Turns the sheet to its end in a direction, or back if the target is 0.
  private func animate(to target: CGFloat) {
    let rest = abs(target - progress / max(step, 1))
    animationCount += 1
    let number = animationCount
    runningAnimation = number
    let end = target * step
    UIView.animate(
      withDuration: Self.duration * Double(min(rest, 1)), delay: 0,
      options: isDragged ? .curveEaseOut : .curveEaseInOut,
      animations: { [self] in
        progress = end
        showProgress()
      },
      completion: { [weak self] _ in
        guard let self, runningAnimation == number else { return }
        runningAnimation = nil
        move(to: end)
      })
  }

  func pass(_ direction: UIPageViewController.NavigationDirection) { rest() }

  func rest() {
    progress = 0
    endSheet()
  }

  func discardPreparation() { rest() }

  func letGo() {
    runningAnimation = nil
    isDragged = false
    guard pan.state == .began || pan.state == .changed else { return }
    pan.isEnabled = false
    pan.isEnabled = true
  }

  override func didMoveToWindow() {
    if window == nil { controller?.settle() }
    super.didMoveToWindow()
  }

  // MARK: - Gestures

  private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  private func follow() {
    let distance = along(pan.translation(in: self))
    switch pan.state {
    case .began, .changed:
      guard step > 0, runningAnimation == nil else { return }
      isDragged = true
      // A drag in one direction turns one page.
      let direction = sheetTurn?.direction ?? (distance < 0 ? .forward : .reverse)
      let fraction = min(max(-distance * direction.sign / step, Self.least), 1 - Self.least)
      move(to: fraction * step * direction.sign)
    case .ended, .cancelled:
      guard isDragged, let turn = sheetTurn else { return isDragged = false }
      let speed = -along(pan.velocity(in: self)) * turn.direction.sign
      let isComplete =
        pan.state == .ended && (abs(speed) > Self.leastSpeed ? speed > 0 : abs(progress) > step / 2)
      animate(to: isComplete ? turn.direction.sign : 0)
      isDragged = false
    default: isDragged = false
    }
  }

  private func turnByTap() {
    guard let direction = direction(ofTapAt: tap.location(in: self)) else { return }
    controller?.turnByTap(direction)
  }

  private func direction(ofTapAt point: CGPoint) -> UIPageViewController.NavigationDirection? {
    let position = along(point)
    if position > step * (1 - Self.edgeFraction) { return .forward }
    return position < step * Self.edgeFraction ? .reverse : nil
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan || gestureRecognizer === tap else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    guard let controller, controller.canTurnByHand, runningAnimation == nil else { return false }
    if gestureRecognizer === tap { return direction(ofTapAt: tap.location(in: self)) != nil }
    let distance = pan.translation(in: self)
    guard isVertical ? abs(distance.y) > abs(distance.x) : abs(distance.x) > abs(distance.y) else { return false }
    return controller.neighbour(along(distance) < 0 ? .forward : .reverse) != nil
  }

  /// Returns `nil` during an animation, so that the pages do not receive touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    runningAnimation != nil ? nil : super.hitTest(point, with: event)
  }
}
