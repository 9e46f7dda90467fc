public import UIKit

/// An object that records the transitions of a container as a graph of states.
///
/// ```swift
/// let recorder = StateGraphRecorder(of: navigation)
/// …
/// print(recorder.graph.mermaid)
/// ```
///
/// A state container records its own graph, ``StateViewController/stateGraph``. Use a recorder for stacks, tabs, pages,
/// roots and plain containers. For a stack, the graph contains the top. Transitions that were cancelled, and changes
/// below the top of a stack, are not recorded.
@preconcurrency @MainActor
public final class StateGraphRecorder {
  /// The transitions that were recorded since the recorder was created.
  public private(set) var graph = StateGraph()

  private let container: ObjectIdentifier
  private var observation: EventObservation?
  /// The name of the state before the running transition.
  private var origin: String?

  /// Creates a recorder that observes a container until the recorder is deallocated.
  ///
  /// The recorder does not retain the container. If the view controller is no container of the library, or if it is the
  /// root of a ``RootController``, which reports the states itself, a message is written to the system log.
  ///
  /// - Parameter container: A container of the library.
  public convenience init(of container: UIViewController) {
    self.init(observing: container)
    if let mistake = Self.mistake(in: container) { Diagnostics.warningHandler(mistake) }
  }

  /// Creates a recorder that observes a root controller until the recorder is deallocated.
  ///
  /// The recorder does not retain the controller.
  ///
  /// - Parameter root: The root controller.
  public convenience init<State>(of root: RootController<State>) { self.init(observing: root) }

  /// Creates a recorder that observes an app controller until the recorder is deallocated.
  ///
  /// The recorder does not retain the controller. The states are `loggedOut` and `loggedIn`.
  ///
  /// - Parameter appController: The app controller.
  public convenience init(of appController: AppController) { self.init(observing: appController) }

  private init(observing container: AnyObject) {
    self.container = ObjectIdentifier(container)
    observation = Diagnostics.observe { [weak self] in self?.record($0) }
  }

  /// Returns the reason why a view controller never has events, or `nil` if it has.
  private static func mistake(in container: UIViewController) -> String? {
    if let root = container as? RootContainerViewController, root.stateSource != nil {
      return
        "A StateGraphRecorder of \(root) records nothing, because its interface follows the states of a RootController. Record the root controller."
    }
    guard !(container is ContainerViewController || container is any PathContainer), container.driver == nil else {
      return nil
    }
    return
      "A StateGraphRecorder of \(container) records nothing, because it is no container of the library. Record the container whose states you want to see."
  }

  private func record(_ event: ContainerEvent) {
    // The identity may belong to another object after the container was deallocated. An event has the identity of a
    // container that exists.
    guard event.container.id == container else { return }
    if case .began(let change) = event.kind { origin = change.from.last }
    if case .finished(let shown) = event.kind, event.ending?.changesState == true, let name = shown.last {
      graph.record(from: origin, to: name)
    }
  }
}
