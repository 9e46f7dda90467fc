/// The views whose safe areas are reported in the running layout pass.
@MainActor
enum LayoutPass {
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
  /// Reports go from the window down, so each of them need not ask all superviews. An app that reads the insets of a
  /// view gets the present ones, also if it has just changed those of a superview that reports them in the next round.
  static func reportsInsets(of view: UIView, in superview: UIView) -> Bool {
    reporting == ObjectIdentifier(view) && settled == ObjectIdentifier(superview)
      && !superview.layoutState.isSafeAreaStale
  }
}

extension UIView {
  /// Returns whether the view may be laid out once more in this pass.
  ///
  /// If not, its requests for layout are dropped.
  func mayLayOutAgain() -> Bool {
    guard layoutState.hasOwnWork else { return true }
    guard !layoutState.count.admitsLayout() else { return true }
    LayoutLimit.report(
      "\(layoutElement.name)\(owner.map { " of \(type(of: $0))" } ?? "")",
      causes: "layoutSubviews(), viewDidLayoutSubviews(), updateConstraints() or safeAreaInsetsDidChange()")
    layoutRecordIfAny?.engine?.solve()
    layoutState.dropOwnWork()
    return false
  }
}
