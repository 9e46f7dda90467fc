/// An object that applies each record of a handed-over state as soon as it can be applied.
///
/// Content can appear later than the app, for example a list when its content has been loaded. The records of the views
/// that were on the screen are therefore tried at each commit, until the user performs an action or a time has elapsed.
/// The records of other views wait until the view appears.
@MainActor
final class InterfaceRestoration {
  /// The time after the launch in which records are applied, in seconds.
  static let duration: TimeInterval = 3

  private var pending: [(scene: UIWindowScene, records: [InterfaceRecord])]
  private let end: TimeInterval

  init(_ records: [(scene: UIWindowScene, records: [InterfaceRecord])]) {
    pending = records
    end = AppRuntime.shared.now + Self.duration
  }

  /// Applies the records that can be applied.
  ///
  /// Called in each commit, after layout.
  func apply() {
    guard !pending.isEmpty else { return }
    if AppRuntime.shared.now >= end { cancel() }
    // Applying a record calls code of the app, which can change the property.
    var rest = pending
    for index in rest.indices {
      let scene = rest[index].scene
      rest[index].records.removeAll { $0.apply(to: scene) }
    }
    pending = rest.filter { !$0.records.isEmpty }
  }

  /// Discards the records of views that were on the screen, if they could not be applied yet.
  func cancel() {
    for index in pending.indices { pending[index].records.removeAll { !$0.isHidden } }
    pending.removeAll { $0.records.isEmpty }
  }
}
