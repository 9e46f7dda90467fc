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
  /// A transition, with what determines whether the recording includes it.
  private struct Entry {
    var transition: FlowTransition
    /// The name of the container in the records of the life cycle; `nil` if it is not a view controller.
    var container: String?
    // Positions in all callbacks.
    var start: Int
    var end: Int?
  }

  private var entries: [Entry] = []

  /// The transitions, in the order in which they were requested.
  ///
  /// They are those of the containers that have belonged to what is recorded at any time, also the transitions from
  /// before. Containers that another test creates at the same time are left out.
  public var transitions: [FlowTransition] {
    let included = entries.filter { $0.container.map(lifecycle.records) ?? true }
    let starts = lifecycle.recordCounts(before: included.map(\.start))
    let ends = lifecycle.recordCounts(before: included.map { $0.end ?? $0.start })
    return included.indices.map { index in
      var transition = included[index].transition
      transition.id = index + 1
      transition.firstCallback = starts[index]
      transition.callbackCount = ends[index] - starts[index]
      return transition
    }
  }

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
  ///   - root: A view controller; only it, its descendants, and those that they present are recorded. The default is
  ///     `nil`, for the view controllers of all windows of the device.
  public init(_ simulator: Simulator, within root: UIViewController? = nil) {
    lifecycle = root.map(LifecycleRecorder.init(within:)) ?? LifecycleRecorder(.windows)
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
  /// Returns a number for the other methods. It is the ``FlowTransition/id`` of the transition, unless the recorder
  /// leaves out other transitions.
  ///
  /// - Parameters:
  ///   - container: The name of the container.
  ///   - viewController: The container, which determines whether the transition is included. The default is `nil`, for
  ///     a transition that is always included.
  ///   - origin: The previous state.
  ///   - destination: The requested state.
  public func transitionWasRequested(
    in container: String, _ viewController: UIViewController? = nil, from origin: String, to destination: String
  ) -> Int {
    let id = entries.count + 1
    let transition = FlowTransition(
      id: id, container: container, origin: origin, destination: destination, requested: now)
    entries.append(
      Entry(transition: transition, container: viewController.map(lifecycle.name), start: lifecycle.position))
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
    guard entries.indices.contains(id - 1), entries[id - 1].transition.began == nil else { return }
    // The current content of the screen, without the changes of the update cycle, which are visible in the next frame.
    let picture = picture()
    entries[id - 1].transition.motion = motion
    entries[id - 1].transition.began = now
    entries[id - 1].transition.frames = [picture]
  }

  /// Reports that a transition has ended.
  public func transitionDidEnd(_ id: Int, outcome: String) {
    guard entries.indices.contains(id - 1) else { return }
    entries[id - 1].transition.ended = now
    entries[id - 1].transition.outcome = outcome
    entries[id - 1].end = lifecycle.position
    // The end can be reported after the image of the frame was recorded.
    if entries[id - 1].transition.frames.last?.time != now { ending.insert(id) }
  }

  // MARK: - Images

  /// Records the content of the screen while a transition runs.
  package func frameWasMade() {
    let running = entries.indices.filter {
      let transition = entries[$0].transition
      return transition.began != nil && (transition.ended == nil || ending.contains(transition.id))
    }
    ending = []
    guard !running.isEmpty else { return }
    let picture = picture()
    for index in running where entries[index].transition.frames.last?.time != picture.time {
      entries[index].transition.frames.append(picture)
    }
  }

  private func picture() -> FlowTransition.Frame {
    FlowTransition.Frame(time: now, scene: SceneCapture.frame().renumbered())
  }
}
