/// The limit of a layout pass.
///
/// Views and layers whose layouts request each other, or themselves, would be laid out indefinitely. Each pass
/// therefore counts the layouts of each of them, and stops after the number that Apple's layout feedback loop debugger
/// allows. They keep their frames, and are laid out again when another change requests their layout.
///
/// A commit is one pass, and so is each call of `layoutIfNeeded()`, also within a commit, because measuring a thousand
/// rows lays out a cell a thousand times without a loop.
@MainActor
package enum LayoutLimit {
  /// The number of layouts that a pass permits.
  package static let count = 100

  /// The innermost pass that is running.
  fileprivate static var current = 0
  private static var last = 0
  private static var lastReported = 0

  package static func run(_ body: () -> Void) {
    let outer = current
    last += 1
    current = last
    defer { current = outer }
    body()
  }

  /// Reports the first view or layer that is stopped in a pass.
  ///
  /// The others belong to the same loop.
  package static func report(_ name: @autoclosure () -> String, causes: String) {
    guard lastReported != current else { return }
    lastReported = current
    RuntimeDiagnostics.report(
      .layoutFeedbackLoop,
      """
      Layout feedback loop: \(name()) was laid out \(count) times in one layout pass, because its \
      layout requests layout again. Its layout is stopped. Do not call setNeedsLayout() or change what the layout depends \
      on in \(causes) unless it differs.
      """)
  }
}

/// The number of layouts of a view or layer in the pass that laid it out last.
package struct LayoutCount {
  private var pass = 0
  private var layouts = 0

  package init() {}

  /// Counts a layout, and returns whether the pass permits it.
  @MainActor
  package mutating func admitsLayout() -> Bool {
    if pass != LayoutLimit.current {
      pass = LayoutLimit.current
      layouts = 0
    }
    layouts += 1
    return layouts <= LayoutLimit.count
  }
}
