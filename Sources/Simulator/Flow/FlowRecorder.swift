import UIKit

/// Records an app's transitions, with an image of every frame, and all life-cycle callbacks.
///
/// Call the methods of the recorder when containers receive requests, begin transitions, and complete them; the
/// recorder observes everything else. For the containers of Stateroom, `ContainerFlow` of StateroomTesting does that.
///
/// ```swift
/// let recorder = FlowRecorder(simulator)
/// let id = recorder.transitionWasRequested(in: "Root", from: "splash", to: "home")
/// recorder.transitionWillBegin(id, using: "dissolve")
/// …
/// recorder.transitionDidEnd(id, outcome: "completed")
/// try FlowReport(title: "My app", recorder: recorder).html().write(to: url, atomically: true, encoding: .utf8)
/// ```
@MainActor
public final class FlowRecorder {
  /// The transitions, in the order in which they were requested.
  public private(set) var transitions: [FlowTransition] = []
  /// The recorder of the life cycle.
  public let lifecycle = LifecycleRecorder()

  let simulator: Simulator
  /// Transitions that still need an image of the frame in which they end.
  private var ending: Set<Int> = []

  /// Creates a recorder and starts recording a device.
  public init(_ simulator: Simulator) {
    self.simulator = simulator
    lifecycle.start()
    simulator.frameObserver = { [weak self] in self?.frameWasMade() }
  }

  /// Stops the recording; its results are kept.
  public func stop() {
    lifecycle.stop()
    simulator.frameObserver = nil
  }

  // MARK: - Reporting Transitions

  /// Reports a request for another state. Returns the transition's number.
  public func transitionWasRequested(in container: String, from origin: String, to destination: String) -> Int {
    let id = transitions.count + 1
    var transition = FlowTransition(
      id: id, container: container, origin: origin, destination: destination, requested: simulator.now)
    transition.firstCallback = lifecycle.records.count
    transitions.append(transition)
    return id
  }

  /// Reports that a transition is about to begin; nothing has changed yet. A transition that has begun already
  /// continues unchanged.
  ///
  /// - Parameters:
  ///   - id: The transition's number.
  ///   - motion: The description of the transition's animation.
  public func transitionWillBegin(_ id: Int, using motion: String) {
    update(id) { transition in
      guard transition.began == nil else { return }
      transition.motion = motion
      transition.began = simulator.now
      // The present content of the screen, without the changes of the turn, which are visible in the next frame.
      transition.frames = [picture()]
    }
  }

  /// Reports that a transition has ended.
  public func transitionDidEnd(_ id: Int, outcome: String) {
    update(id) { transition in
      transition.ended = simulator.now
      transition.outcome = outcome
      transition.callbackCount = lifecycle.records.count - transition.firstCallback
    }
    // The end may be reported after the image of the frame was taken.
    if transitions.indices.contains(id - 1), transitions[id - 1].frames.last?.time != simulator.now {
      ending.insert(id)
    }
  }

  // MARK: - Images

  private func frameWasMade() {
    let running = transitions.indices.filter {
      let transition = transitions[$0]
      return transition.began != nil && (transition.ended == nil || ending.contains(transition.id))
    }
    ending = []
    guard !running.isEmpty else { return }
    let picture = picture()
    for index in running where transitions[index].frames.last?.time != picture.time {
      transitions[index].frames.append(picture)
    }
  }

  private func picture() -> FlowTransition.Frame {
    FlowTransition.Frame(time: simulator.now, scene: SceneCapture.frame().renumbered())
  }

  private func update(_ id: Int, _ change: (inout FlowTransition) -> Void) {
    guard transitions.indices.contains(id - 1) else { return }
    change(&transitions[id - 1])
  }
}
