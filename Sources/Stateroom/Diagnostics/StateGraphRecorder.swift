/// An object that records the transitions of a container as a graph of states.
///
/// ```swift
/// let recorder = StateGraphRecorder(of: navigation)
/// …
/// print(recorder.graph.mermaid)
/// ```
///
/// A state container records its own graph, ``StateViewController/stateGraph``. Use a recorder for stacks, tabs, pages,
/// roots and plain containers. For a stack, the graph contains the top. Transitions that were cancelled are not
/// recorded.
@preconcurrency @MainActor
public final class StateGraphRecorder {
  /// The transitions that were recorded since the recorder was created.
  public private(set) var graph = StateGraph()

  private let container: ObjectIdentifier
  private var observation: EventObservation?
  private var beginning: [String] = []

  /// Creates a recorder that observes a container until the recorder is deallocated.
  ///
  /// The recorder does not retain the container.
  ///
  /// - Parameter container: A container of the library: a view controller or a ``RootController``.
  public init(of container: any AnyObject & Sendable) {
    self.container = ObjectIdentifier(container)
    observation = Diagnostics.observe { [weak self] in self?.record($0) }
  }

  private func record(_ event: ContainerEvent) {
    // The identity may belong to another object after the container was deallocated. An event has the identity of a
    // container that exists.
    guard event.container.id == container else { return }
    switch event.kind {
    case .began(let change): beginning = change.from
    case .finished(let shown) where shown != beginning:
      if let name = shown.last { graph.record(from: beginning.last, to: name) }
    default: break
    }
  }
}
