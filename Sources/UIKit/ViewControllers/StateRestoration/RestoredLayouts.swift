/// The parts of restored states that need the layout of a view, such as scroll positions.
///
/// Each is applied once, in the first commit in which the view is in a window and has a size.
@MainActor
final class RestoredLayouts {
  static let shared = RestoredLayouts()

  @MainActor
  private struct Entry {
    weak var view: UIView?
    let apply: () -> Void

    var isReady: Bool { view.map { $0.window != nil && !$0.bounds.isEmpty } ?? false }
  }

  private var entries: [Entry] = []

  func add(_ view: UIView, _ apply: @escaping () -> Void) {
    entries.append(Entry(view: view, apply: apply))
    AppRuntime.shared.setNeedsCommit()
  }

  func reset() { entries = [] }

  /// Applies the parts whose views have been laid out.
  ///
  /// Called in each commit, after layout.
  func apply() {
    guard !entries.isEmpty else { return }
    let ready = entries.filter(\.isReady)
    // Removed first, because applying a part calls code of the app.
    entries.removeAll { $0.isReady || $0.view == nil }
    for entry in ready { entry.apply() }
  }
}
