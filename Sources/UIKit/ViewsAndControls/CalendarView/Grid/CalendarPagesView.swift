/// The scroll view of a calendar, whose pages are months.
///
/// At rest, the strip of pages consists of the visible month and its neighbors. To show a distant month with an
/// animation, the strip consists of the two months alone, whatever the distance between them.
@MainActor
final class CalendarPagesView: UIScrollView, UIScrollViewDelegate {
  /// The months of the pages, and the closures that the pages call.
  @MainActor
  struct Content {
    /// Returns a new view of a month.
    var makeMonth: (Date) -> CalendarMonthView
    /// Returns the month at a distance from another month, or `nil` if there is none.
    var neighbor: (_ month: Date, _ distance: Int) -> Date?
    /// Called when the user has turned to another month by a drag.
    var didTurn: () -> Void
    /// Called with a day that the user has tapped.
    var didTap: (CalendarDayView) -> Void
  }

  private var content: Content?
  /// The month that is visible, or to which the pages turn.
  private(set) var month: Date
  private var strip: [Date] = []
  private var monthViews: [Date: CalendarMonthView] = [:]
  /// The size and the layout direction for which the pages were arranged.
  private var arrangement: (size: CGSize, isRightToLeft: Bool)?

  init(showing month: Date) {
    self.month = month
    super.init(frame: .zero)
    delegate = self
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    addGestureRecognizer(
      UITapGestureRecognizer(_runtimeHandler: { [weak self] recognizer in
        if let self, recognizer.state == .ended { tapped(at: recognizer.location(in: self)) }
      }))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  // MARK: - Months

  /// The views of months that exist, of which those of neighbors may be off screen.
  var existingMonths: [CalendarMonthView] { strip.compactMap { monthViews[$0] } }

  /// Displays a month of new content.
  func show(_ content: Content, at month: Date) {
    for view in monthViews.values { view.removeFromSuperview() }
    monthViews = [:]
    self.content = content
    self.month = month
    arrange()
  }

  /// Turns to a month.
  func turn(to other: Date, animated: Bool) {
    guard other != month else { return }
    let previous = month
    month = other
    guard animated, window != nil, bounds.width > 0 else { return arrange() }
    endMotion()
    strip = previous < other ? [previous, other] : [other, previous]
    place()
    contentOffset = offset(of: previous)
    setContentOffset(offset(of: other), animated: true)
  }

  /// Arranges the pages for the visible month at rest.
  private func arrange() {
    endMotion()
    strip = [content?.neighbor(month, -1), month, content?.neighbor(month, 1)].compactMap(\.self)
    place()
    contentOffset = offset(of: month)
  }

  private func place() {
    for (month, view) in monthViews where !strip.contains(month) {
      view.removeFromSuperview()
      monthViews[month] = nil
    }
    contentSize = CGSize(width: CGFloat(strip.count) * bounds.width, height: bounds.height)
    setNeedsLayout()
  }

  private func frame(of month: Date) -> CGRect {
    let index = strip.firstIndex(of: month) ?? 0
    let page = CGRect(
      x: CGFloat(index) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
    return directed(page, in: CGRect(origin: .zero, size: contentSize))
  }

  private func offset(of month: Date) -> CGPoint { CGPoint(x: frame(of: month).minX, y: 0) }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let current = (size: bounds.size, isRightToLeft: isLaidOutRightToLeft)
    if arrangement.map({ $0 == current }) != true {
      arrangement = current
      arrange()
    }
    for month in strip {
      let frame = frame(of: month)
      let view: CalendarMonthView
      if let existing = monthViews[month] {
        view = existing
      } else {
        guard frame.minX < bounds.maxX, frame.maxX > bounds.minX, let content else { continue }
        view = content.makeMonth(month)
        monthViews[month] = view
        addSubview(view)
      }
      view.frame = frame
      // A neighbor that is off screen is no element of the calendar.
      view.accessibilityElementsHidden = month != self.month
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The pages do not continue to turn off screen.
    if window == nil { arrange() }
  }

  // MARK: - Touches

  private func tapped(at point: CGPoint) {
    guard let view = monthViews[month], let day = view.day(at: convert(point, to: view)) else { return }
    content?.didTap(day)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { cameToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // A touch stops the pages, which continue to a month when the touch ends.
    if !isTracking { cameToRest() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { cameToRest() }

  override func contentDidRest() { cameToRest() }

  private func cameToRest() {
    let nearest = strip.min { abs(offset(of: $0).x - contentOffset.x) < abs(offset(of: $1).x - contentOffset.x) }
    let isTurned = nearest != nil && nearest != month
    month = nearest ?? month
    arrange()
    if isTurned { content?.didTurn() }
  }
}
