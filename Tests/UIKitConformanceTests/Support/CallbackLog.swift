/// What happened, in order, as text that a test can compare as a whole.
@MainActor
final class CallbackLog {
  private let recorded: Set<Callback>
  private var entries: [String] = []

  /// A log of these callbacks, by default those of the life cycle; others are not noted.
  init(_ recorded: Set<Callback>...) {
    self.recorded = recorded.isEmpty ? .lifeCycle : recorded.reduce([]) { $0.union($1) }
  }

  /// A log for those whose callbacks are of no interest.
  static func off() -> CallbackLog { CallbackLog([]) }

  func note(_ entry: String) { entries.append(entry) }

  func note(_ callback: Callback, of name: String, _ detail: String = "()") {
    if recorded.contains(callback) { entries.append("\(name).\(callback.rawValue)\(detail)") }
  }

  /// What was noted since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// The same, with each controller's repeated layout left out: how often UIKit lays out is its own affair.
  func takeFirstLayouts() -> [String] {
    var seen: Set<String> = []
    return take().filter { !$0.hasSuffix("LayoutSubviews()") || seen.insert($0).inserted }
  }
}
