#if canImport(Simulator)
  package import DisplayScene
  package import Stateroom

  /// The states that every container has shown, as long as the container exists.
  @MainActor
  package struct TravelledStates {
    private struct Journey {
      let container: ContainerEvent.Container
      var edges: [SceneStateGraph.Edge] = []
      var origin: String?
      var current: String?

      mutating func record(from: String?, to: String) {
        if let index = edges.firstIndex(where: { $0.from == from && $0.to == to }) {
          edges[index].count += 1
        } else {
          edges.append(.init(from: from, to: to, count: 1))
        }
      }
    }

    /// The containers, in the order of their first events.
    private var journeys: [Journey] = []

    /// Creates graphs without states.
    package init() {}

    /// Records an event.
    package mutating func receive(_ event: ContainerEvent) {
      // The identity may belong to another object after the container was deallocated.
      journeys.removeAll { $0.container.object == nil }
      switch event.kind {
      case .began(let change): update(event.container) { $0.origin = change.from.last }
      case .finished(let shown):
        update(event.container) { journey in
          defer { journey.current = shown.last ?? journey.current }
          guard event.ending?.changesState == true, let name = shown.last else { return }
          journey.record(from: journey.origin, to: name)
        }
      default: break
      }
    }

    private mutating func update(_ container: ContainerEvent.Container, _ change: (inout Journey) -> Void) {
      if let index = journeys.firstIndex(where: { $0.container.id == container.id }) {
        change(&journeys[index])
      } else {
        var journey = Journey(container: container)
        change(&journey)
        journeys.append(journey)
      }
    }

    /// The graphs of the containers that exist and have changed their state.
    package var graphs: [SceneStateGraph] {
      journeys.filter { $0.container.object != nil && !$0.edges.isEmpty }.map {
        SceneStateGraph(container: $0.container.name, current: $0.current, edges: $0.edges)
      }
    }
  }
#endif
