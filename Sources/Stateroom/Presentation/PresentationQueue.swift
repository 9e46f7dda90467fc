import UIKit

/// The containers that wait until they may present, in the order of their requests.
///
/// UIKit presents one view controller at a time from a hierarchy: a second presentation fails while the first one
/// exists. The containers are therefore served one after the other. A container whose hierarchy presents nothing is
/// served immediately. For any other, the queue observes what is presented there, by the app or by another container.
@MainActor
enum PresentationQueue {
  private static var entries: [Weak<StatePresenter>] = []
  /// The observations of the presentations for which containers wait.
  private static var observations: [ObjectIdentifier: PresentationObservation] = [:]
  private static var isServing = false

  static func add(_ presenter: StatePresenter) {
    entries.append(Weak(presenter))
    serve()
  }

  static func remove(_ presenter: StatePresenter) {
    entries.removeAll { $0.object == nil || $0.object === presenter }
    if entries.isEmpty { exchange(&observations, with: [:]) }
  }

  /// Serves the containers whose hierarchies present nothing.
  static func serve() {
    // A presentation runs code of the app, which may add containers. They are served by the loop that is running.
    guard !isServing else { return }
    isServing = true
    defer { isServing = false }
    var index = 0
    while index < entries.count {
      guard let presenter = entries[index].object else {
        entries.remove(at: index)
        continue
      }
      if let blocker = presenter.blocker {
        observe(blocker)
        index += 1
      } else {
        entries.remove(at: index)
        presenter.handle(.mayBegin)
        index = 0
      }
    }
    if entries.isEmpty { exchange(&observations, with: [:]) }
  }

  private static func observe(_ blocker: UIViewController) {
    let identity = ObjectIdentifier(blocker)
    guard observations[identity]?.isObserving(blocker) != true else { return }
    let observation = PresentationObservation(of: blocker) {
      exchange(&observations[identity], with: nil)
      serve()
    }
    exchange(&observations[identity], with: observation)
  }
}
