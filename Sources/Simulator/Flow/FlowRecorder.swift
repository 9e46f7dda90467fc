import UIKit

/// Records what an app goes through: its transitions with a picture of every frame, and all life-cycle callbacks.
///
/// Somebody has to tell when containers are asked, when they begin and when they are done; the recorder watches the rest.
/// For the containers of Stateroom, `ContainerFlow` of StateroomTesting does that.
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
  /// The transitions, in the order in which they were asked for.
  public private(set) var transitions: [FlowTransition] = []
  /// The recorder of the life cycle.
  public let lifecycle = LifecycleRecorder()

  let simulator: Simulator
  /// Transitions that still want a picture of the frame in which they end.
  private var ending: Set<Int> = []
  private var callbacksAtRequest: [Int: Int] = [:]

  /// Begins to record what happens on a device.
  public init(_ simulator: Simulator) {
    self.simulator = simulator
    lifecycle.start()
    simulator.frameObserver = { [weak self] in self?.frameWasMade() }
  }

  /// Ends the recording; what has been recorded stays.
  public func stop() {
    lifecycle.stop()
    simulator.frameObserver = nil
  }

  // MARK: - What the app tells

  /// A container was asked to go to another state. Returns the transition's number.
  public func transitionWasRequested(in container: String, from origin: String, to destination: String) -> Int {
    let id = transitions.count + 1
    callbacksAtRequest[id] = lifecycle.records.count
    transitions.append(
      FlowTransition(
        id: id, container: container, origin: origin, destination: destination, requested: simulator.now))
    return id
  }

  /// A transition is about to begin; nothing has changed yet. One that has begun before goes on as it is.
  ///
  /// - Parameters:
  ///   - id: The transition's number.
  ///   - motion: How one is to give way to the other.
  public func transitionWillBegin(_ id: Int, using motion: String) {
    update(id) { transition in
      guard transition.began == nil else { return }
      transition.motion = motion
      transition.began = simulator.now
      // What is on the screen now, and not what the turn may have changed already: that is seen in the next frame.
      transition.frames = [picture()]
    }
  }

  /// A transition has come to its end.
  public func transitionDidEnd(_ id: Int, outcome: String) {
    update(id) { transition in
      transition.ended = simulator.now
      transition.outcome = outcome
      transition.callbackCount = lifecycle.records.count - (callbacksAtRequest[id] ?? 0)
    }
    // Who notices the end after the frame has its picture already.
    if transitions.indices.contains(id - 1), transitions[id - 1].frames.last?.time != simulator.now {
      ending.insert(id)
    }
  }

  // MARK: - Pictures

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
