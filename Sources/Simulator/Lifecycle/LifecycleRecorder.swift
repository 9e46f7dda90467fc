public import UIKit

/// Records every callback of every view controller.
///
/// ```swift
/// let recorder = LifecycleRecorder()
/// recorder.start()
/// …
/// #expect(LifecycleChecker.violations(in: recorder.records) == [])
/// ```
///
/// Callbacks of view controllers that other tests create at the same time are recorded as well. A recorder that is
/// created with ``init(within:)`` excludes them.
///
/// A view controller whose first callback would be its deallocation is not recorded. It belongs to code that ran
/// before, such as another test.
@MainActor
public final class LifecycleRecorder {
  /// The recorded callbacks.
  public var records: [LifecycleRecord] { members?.records(in: all) ?? all }
  /// A Boolean value that indicates whether callbacks are being recorded.
  public private(set) var isRecording = false

  /// The recorder that receives callbacks.
  static var active: LifecycleRecorder? {
    // Another observer, or a new device, replaces a recorder without informing it.
    LifecycleObservation.observer != nil && newest?.isRecording == true ? newest : nil
  }

  private var all: [LifecycleRecord] = []
  /// The view controllers that are recorded; `nil` for every one.
  private var members: LifecycleMembers?

  private static weak var newest: LifecycleRecorder?

  private var names: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]

  /// Creates a recorder of every view controller, which is not recording.
  public init() {}

  /// Creates a recorder of one view controller, its descendants, and what they present, which is not recording.
  ///
  /// View controllers that belong to it at any time are recorded from their first callback to their last.
  public init(within root: UIViewController) { members = LifecycleMembers(root) }

  /// Starts recording. Only one recorder can be active at a time: it replaces another one.
  public func start() {
    isRecording = true
    Self.newest = self
    LifecycleObservation.observer = { [weak self] in self?.receive($0) }
  }

  /// Stops recording; the records are kept.
  public func stop() {
    guard isRecording else { return }
    isRecording = false
    LifecycleObservation.observer = nil
  }

  /// Records a callback.
  func receive(_ event: LifecycleEvent) {
    if names[event.controller] == nil, event.callback == .deinitialized || event.callback == .didMove(toParent: nil) {
      return
    }
    let record = LifecycleRecord(name(for: event), event.callback, at: .seconds(event.time))
    all.append(record)
    // A view controller that is being deallocated belongs to nothing anymore, and its parent may not be read now.
    guard event.callback != .deinitialized, members?.contains(record.controller) == false else { return }
    members?.update { names[$0] }
  }

  /// Returns the name of the receiver, with a number for each controller. An address is assigned a new number only when
  /// a controller is created, so that a callback to a deallocated controller is still attributed to it.
  private func name(for event: LifecycleEvent) -> String {
    if event.callback != .initialized, let name = names[event.controller] { return name }
    counts[event.name, default: 0] += 1
    let name = "\(event.name)#\(counts[event.name, default: 1])"
    names[event.controller] = name
    return name
  }
}
