import Stateroom

extension TransitionPolicy {
  /// All under which a request is served sooner or later.
  static let allThatServe = allCases.filter { $0 != .ignoreNew }
}
