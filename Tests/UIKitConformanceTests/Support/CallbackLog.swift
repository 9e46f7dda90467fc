/// A log of events as text, which a test can compare as a whole.
@MainActor
final class CallbackLog {
  private let recorded: Set<Callback>
  private var entries: [String] = []

  /// Creates a log of the given callbacks. The default is those of the life cycle.
  init(_ recorded: Set<Callback>...) {
    self.recorded = recorded.isEmpty ? .lifeCycle : recorded.reduce([]) { $0.union($1) }
  }

  /// A log for objects whose callbacks are not recorded.
  static func off() -> CallbackLog { CallbackLog([]) }

  func note(_ entry: String) { entries.append(entry) }

  func note(_ callback: Callback, of name: String, _ detail: String = "()") {
    if recorded.contains(callback) { entries.append("\(name).\(callback.rawValue)\(detail)") }
  }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// Returns the events since the last call without repeated layouts, whose number UIKit does not specify.
  func takeFirstLayouts() -> [String] {
    var seen: Set<String> = []
    return take().filter { !$0.hasSuffix("LayoutSubviews()") || seen.insert($0).inserted }
  }
}
