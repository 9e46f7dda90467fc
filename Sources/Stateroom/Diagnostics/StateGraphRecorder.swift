/// Draws the ways that a container of any kind takes, from what it tells of itself.
///
/// ```swift
/// let recorder = StateGraphRecorder(of: navigation)
/// …
/// print(recorder.graph.mermaid)
/// ```
///
/// A state container draws its own, see ``StateViewController/stateGraph``; this is for stacks, tabs, pages, roots and plain
/// containers. Of a stack the top counts. What was taken back is no way.
@preconcurrency @MainActor
public final class StateGraphRecorder {
  /// The ways taken since the recorder was made.
  public private(set) var graph = StateGraph()

  private let container: ObjectIdentifier
  private var observation: EventObservation?
  private var beginning: [String] = []

  /// Records the ways of a container for as long as the recorder is kept. The container is not.
  ///
  /// - Parameter container: A container of the library: a view controller, or a ``RootController``.
  public init(of container: any AnyObject & Sendable) {
    self.container = ObjectIdentifier(container)
    observation = Diagnostics.observe { [weak self] in self?.heard($0) }
  }

  private func heard(_ event: ContainerEvent) {
    // Another object may have come to live at the same place.
    guard event.container.id == container else { return }
    switch event.kind {
    case .began(let change): beginning = change.from
    case .finished(let shown) where shown != beginning:
      if let name = shown.last { graph.record(from: beginning.last, to: name) }
    default: break
    }
  }
}
