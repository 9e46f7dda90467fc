/// The limit of a layout pass.
///
/// Views whose layouts request each other, or themselves, would be laid out indefinitely. Each pass therefore counts
/// the layouts of each view, and stops after the number that Apple's layout feedback loop debugger allows. The view
/// keeps its frames, and is laid out again when another change requests its layout.
///
/// A commit is one pass, and so is each call of `layoutIfNeeded()`, also within a commit, because measuring a thousand
/// rows lays out a cell a thousand times without a loop.
@MainActor
enum LayoutPass {
  /// The number of times that a view can be laid out in a pass.
  static let limit = 100

  /// The innermost pass that is running.
  private static var current = 0
  private static var last = 0
  private static var lastReported = 0

  /// The view whose subviews are being laid out, if its superviews were laid out before it, from the window on.
  ///
  /// All of them have reported their safe areas.
  private static var settled: ObjectIdentifier?

  /// The view whose safe area is determined to be reported.
  private static var reporting: ObjectIdentifier?

  /// Lays out the subviews of a view.
  static func layingOutSubviews(of view: UIView, _ body: () -> Void) {
    let outer = settled
    defer { settled = outer }
    let isBelowSettled = view.superviewStorage.map { ObjectIdentifier($0) == outer } ?? (view is UIWindow)
    settled = isBelowSettled ? ObjectIdentifier(view) : nil
    body()
  }

  /// Determines the safe area of a view that is about to report it.
  static func reportingInsets(of view: UIView, _ body: () -> UIEdgeInsets) -> UIEdgeInsets {
    let outer = reporting
    defer { reporting = outer }
    reporting = ObjectIdentifier(view)
    return body()
  }

  /// Returns whether a view reports its safe area, and its superview has just done so.
  ///
  /// Reports go from the window down, so each of them need not ask all superviews. An app that reads the insets of a view
  /// gets the present ones, also if it has just changed those of a superview that reports them in the next round.
  static func reportsInsets(of view: UIView, in superview: UIView) -> Bool {
    reporting == ObjectIdentifier(view) && settled == ObjectIdentifier(superview)
      && !superview.layoutState.isSafeAreaStale
  }

  static func run(_ body: () -> Void) {
    let outer = current
    last += 1
    current = last
    defer { current = outer }
    body()
  }

  /// Counts a layout of a view, and returns whether the pass permits it.
  fileprivate static func admits(_ view: UIView) -> Bool {
    if view.layoutState.pass != current {
      view.layoutState.pass = current
      view.layoutState.rounds = 0
    }
    view.layoutState.rounds += 1
    return view.layoutState.rounds <= limit
  }

  /// Reports the first view that is stopped in a pass.
  ///
  /// The other views belong to the same loop.
  fileprivate static func report(_ view: UIView) {
    guard lastReported != current else { return }
    lastReported = current
    let owner = view.owner.map { " of \(type(of: $0))" } ?? ""
    RuntimeDiagnostics.report(
      .layoutFeedbackLoop,
      """
      Layout feedback loop: \(view.layoutElement.name)\(owner) was laid out \(limit) times in one layout pass, because its \
      layout requests layout again. Its layout is stopped. Do not call setNeedsLayout() or change what the layout depends \
      on in layoutSubviews(), viewDidLayoutSubviews(), updateConstraints() or safeAreaInsetsDidChange() unless it differs.
      """)
  }
}

extension UIView {
  /// Returns whether the view may be laid out once more in this pass.
  ///
  /// If not, its requests for layout are dropped.
  func mayLayOutAgain() -> Bool {
    guard layoutState.hasOwnWork else { return true }
    guard !LayoutPass.admits(self) else { return true }
    LayoutPass.report(self)
    layoutRecordIfAny?.engine?.solve()
    layoutState.dropOwnWork()
    return false
  }
}
