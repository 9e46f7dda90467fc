public import UIKit

/// A recorder of an app's transitions, with an image of every frame, and of all life-cycle callbacks.
///
/// Call the methods of the recorder when containers receive requests, begin transitions, and complete them. The
/// recorder observes everything else. For the containers of Stateroom, `ContainerFlow` of StateroomTesting calls the
/// methods.
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
  public let lifecycle: LifecycleRecorder

  /// A Boolean value that indicates whether the time is the virtual time of a device.
  let isVirtual: Bool
  private let time: () -> Duration
  private let end: () -> Void
  /// The transitions that require an image of the frame in which they end.
  private var ending: Set<Int> = []

  /// Creates a recorder and starts recording a device.
  ///
  /// - Parameters:
  ///   - simulator: The device.
  ///   - root: A view controller; only its callbacks, and those of its descendants and of those that they present, are
  ///     recorded. The default is `nil`, for all view controllers, also those that other tests create at the same time.
  public init(_ simulator: Simulator, within root: UIViewController? = nil) {
    lifecycle = root.map(LifecycleRecorder.init(within:)) ?? LifecycleRecorder()
    isVirtual = true
    time = { simulator.now }
    end = { [lifecycle] in
      lifecycle.stop()
      simulator.frameObserver = nil
    }
    lifecycle.start()
    simulator.frameObserver = { [weak self] in self?.frameWasMade() }
  }

  /// Creates a recorder of a running app, which calls ``frameWasMade()`` and ``receive(_:)``.
  package init() {
    let start = AppRuntime.shared.now
    lifecycle = LifecycleRecorder()
    isVirtual = false
    time = { .seconds(AppRuntime.shared.now - start) }
    end = {}
  }

  /// Stops the recording.
  ///
  /// Its results are retained.
  public func stop() { end() }

  /// The current time of the recording.
  var now: Duration { time() }

  /// Records a callback of a view controller in a running app.
  package func receive(_ event: LifecycleEvent) {
    var event = event
    event.time = now.seconds
    lifecycle.receive(event)
  }

  // MARK: - Reporting Transitions

  /// Reports a request for another state.
  ///
  /// Returns the number of the transition.
  public func transitionWasRequested(in container: String, from origin: String, to destination: String) -> Int {
    let id = transitions.count + 1
    var transition = FlowTransition(
      id: id, container: container, origin: origin, destination: destination, requested: now)
    transition.firstCallback = lifecycle.records.count
    transitions.append(transition)
    return id
  }

  /// Reports that a transition is about to begin, before the first change.
  ///
  /// The call has no effect if the transition has already begun.
  ///
  /// - Parameters:
  ///   - id: The number of the transition.
  ///   - motion: A description of the transition's animation.
  public func transitionWillBegin(_ id: Int, using motion: String) {
    update(id) { transition in
      guard transition.began == nil else { return }
      transition.motion = motion
      transition.began = now
      // The current content of the screen, without the changes of the update cycle, which are visible in the next frame.
      transition.frames = [picture()]
    }
  }

  /// Reports that a transition has ended.
  public func transitionDidEnd(_ id: Int, outcome: String) {
    update(id) { transition in
      transition.ended = now
      transition.outcome = outcome
      transition.callbackCount = lifecycle.records.count - transition.firstCallback
    }
    // The end can be reported after the image of the frame was recorded.
    if transitions.indices.contains(id - 1), transitions[id - 1].frames.last?.time != now {
      ending.insert(id)
    }
  }

  // MARK: - Images

  /// Records the content of the screen while a transition runs.
  package func frameWasMade() {
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
    FlowTransition.Frame(time: now, scene: SceneCapture.frame().renumbered())
  }

  private func update(_ id: Int, _ change: (inout FlowTransition) -> Void) {
    guard transitions.indices.contains(id - 1) else { return }
    change(&transitions[id - 1])
  }
}
