#if canImport(Simulator)
  public import Simulator
  public import Stateroom
  import UIKit

  /// An object that reports the events of containers to a flow recorder, without changes to the app.
  ///
  /// ```swift
  /// let recorder = FlowRecorder(simulator)
  /// let flow = ContainerFlow(recorder)
  /// … // Tap, drag, let time pass.
  /// flow.stop()
  /// recorder.stop()
  /// try FlowReport(title: "My app", recorder: recorder).html().write(to: url, atomically: true, encoding: .utf8)
  /// ```
  ///
  /// Each request is a transition of the recording, whatever its outcome; so is each transition without a request, such
  /// as a swipe. The first content of a container is not a transition, and neither is a request for a state that is
  /// already shown.
  ///
  /// The recorder leaves out the containers that never belong to a window of its device, such as those that another
  /// test creates at the same time.
  @preconcurrency @MainActor
  public final class ContainerFlow {
    private let recorder: FlowRecorder
    private let name: (ContainerEvent.Container) -> String?
    private let motion: (ContainerTransition) -> String
    private var observation: EventObservation?
    /// The numbers of the transitions in the recording, by the numbers of their requests.
    private var requests: [Int: Int] = [:]
    /// The running transitions without a request, by container.
    private var unasked: [ObjectIdentifier: Int] = [:]

    /// Creates an object that observes all containers for as long as it is kept.
    ///
    /// - Parameters:
    ///   - recorder: The recorder that receives the events.
    ///   - name: A closure that returns the name of a container, or `nil` for one that is not to be recorded. The
    ///     default is its class.
    ///   - motion: A closure that returns the name of a transition. The default is its description.
    public init(
      _ recorder: FlowRecorder, naming name: @escaping (ContainerEvent.Container) -> String? = \.name,
      motion: @escaping (ContainerTransition) -> String = \.description
    ) {
      self.recorder = recorder
      self.name = name
      self.motion = motion
      observation = Diagnostics.observe { [weak self] in self?.received($0) }
    }

    /// Stops observing.
    ///
    /// Running transitions stay incomplete in the recording.
    public func stop() { observation = nil }

    private func received(_ event: ContainerEvent) {
      switch event.kind {
      case .requested(let change):
        // The containers report their changes on a path themselves.
        guard let request = event.request, change.from != change.to, event.path == nil else { return }
        requests[request] = add(change, of: event.container)
      case .began(let change): begin(change, event)
      // For a request that is made while another transition is running, this is the beginning.
      case .retargeted(let change): if event.request != nil { begin(change, event) }
      case .finished: finish(event)
      case .completed(let outcome):
        guard let id = event.request.flatMap({ requests.removeValue(forKey: $0) }) else { return }
        recorder.transitionDidEnd(id, outcome: outcome.summary)
      case .askedToLeave, .interactionBegan, .interactionEnded: break
      }
    }

    private func add(_ change: ContainerEvent.Change, of container: ContainerEvent.Container) -> Int? {
      // The top of a stack represents it.
      guard let origin = change.from.last, let name = name(container) else { return nil }
      return recorder.transitionWasRequested(
        in: name, container.object as? UIViewController, from: origin, to: change.to.last ?? "nothing")
    }

    private func begin(_ change: ContainerEvent.Change, _ event: ContainerEvent) {
      guard let id = event.request.flatMap({ requests[$0] }) ?? add(change, of: event.container) else { return }
      if let request = event.request {
        requests[request] = id
      } else {
        unasked[event.container.id] = id
      }
      let motion = change.isAnimated ? change.transition.map(motion) ?? "UIKit's own" : "none"
      recorder.transitionWillBegin(id, using: motion)
    }

    private func finish(_ event: ContainerEvent) {
      guard let id = unasked.removeValue(forKey: event.container.id) else { return }
      let outcome =
        switch event.ending?.place {
        case .destination: "completed"
        case .origin: "taken back"
        case .elsewhere, nil: "overtaken"
        }
      recorder.transitionDidEnd(id, outcome: outcome)
    }
  }

  extension TransitionOutcome {
    /// The outcome in a word or two, without the message of a refusal.
    fileprivate var summary: String {
      guard case .refused(let refusal) = self else { return description }
      return "refused: \(String(describing: refusal.reason).spelledOut)"
    }
  }

  extension String {
    /// The words of a name: `leaveGuard` is "leave guard".
    fileprivate var spelledOut: String {
      reduce(into: "") { words, letter in words += letter.isUppercase ? " \(letter.lowercased())" : String(letter) }
    }
  }
#endif
