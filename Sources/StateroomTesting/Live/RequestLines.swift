#if canImport(Simulator)
  import Simulator
  package import Stateroom

  /// The lines of a log about requests and transitions: each change with its outcome and its duration.
  @MainActor
  package struct RequestLines {
    private struct Running {
      var change: ContainerEvent.Change
      var start: Double
    }

    /// The requests that have not ended, by their numbers.
    private var requests: [Int: Running] = [:]
    /// The running transitions without a request, by container.
    private var transitions: [ObjectIdentifier: Running] = [:]

    /// Creates a log without lines.
    package init() {}

    /// Returns the line for an event, or `nil` if other lines contain the same information.
    ///
    /// - Parameter time: The time of the event, in seconds.
    package mutating func line(for event: ContainerEvent, at time: Double) -> String? {
      switch event.kind {
      case .requested(let change):
        if let request = event.request { requests[request] = Running(change: change, start: time) }
        return "\(arrow(change)), requested\(change.isAnimated ? "" : " without animation")"
      case .began(let change):
        guard event.request == nil else { return nil }
        transitions[event.container.id] = Running(change: change, start: time)
        return "\(arrow(change)), began without a request"
      case .finished:
        guard let running = transitions.removeValue(forKey: event.container.id) else { return nil }
        let outcome = event.ending?.place == .origin ? "cancelled" : "finished"
        return "\(arrow(running.change)), \(outcome)\(duration(since: running.start, time))"
      case .completed(let outcome):
        guard let running = event.request.flatMap({ requests.removeValue(forKey: $0) }) else {
          return outcome.description
        }
        return "\(arrow(running.change)), \(outcome)\(duration(since: running.start, time))"
      case .retargeted(let change): return "\(arrow(change)), retargeted"
      case .askedToLeave, .interactionBegan, .interactionEnded: return event.kind.description
      }
    }

    private func arrow(_ change: ContainerEvent.Change) -> String {
      // The last entry of a stack is its top.
      "\(change.from.last ?? "nothing") → \(change.to.last ?? "nothing")"
    }

    private func duration(since start: Double, _ time: Double) -> String {
      let seconds = time - start
      return seconds < 0.005 ? "" : " in \(seconds.fixed(2)) s"
    }
  }
#endif
