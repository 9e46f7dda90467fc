public import UIKit

/// A recorder of all callbacks of all view controllers.
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
/// A view controller whose first callback would be its deallocation is not recorded, because it belongs to code that
/// ran before, such as another test.
@MainActor
public final class LifecycleRecorder {
  /// The recorded callbacks.
  public var records: [LifecycleRecord] { members?.records(in: all) ?? all }
  /// A Boolean value that indicates whether callbacks are being recorded.
  public private(set) var isRecording = false

  /// The recorder that receives callbacks; `nil` if there is none.
  static var active: LifecycleRecorder? {
    // Another observer, or a new device, replaces a recorder without notifying it.
    LifecycleObservation.observer != nil && newest?.isRecording == true ? newest : nil
  }

  private var all: [LifecycleRecord] = []
  /// The view controllers that are recorded; `nil` for all view controllers.
  private var members: LifecycleMembers?

  private static weak var newest: LifecycleRecorder?

  private var names: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]

  /// The number of callbacks up to now, including those that ``records`` leaves out.
  var position: Int { all.count }

  /// Returns the number of records before each of several positions.
  ///
  /// A view controller can become one of those that are recorded later, with all of its callbacks.
  func recordCounts(before positions: [Int]) -> [Int] {
    guard let members else { return positions }
    var counts = [0]
    for record in all { counts.append((counts.last ?? 0) + (members.contains(record.controller) ? 1 : 0)) }
    return positions.map { counts[$0] }
  }

  /// Returns whether a view controller is one of those that are recorded.
  func records(_ name: String) -> Bool { members?.contains(name) ?? true }

  /// Returns the name of a view controller in the records.
  func name(of controller: UIViewController) -> String {
    names[ObjectIdentifier(controller)]
      ?? number(LifecycleObservation.name(of: controller), for: ObjectIdentifier(controller))
  }

  /// Creates a recorder of all view controllers.
  ///
  /// It does not record before ``start()``.
  public init() {}

  /// Creates a recorder of a view controller, its descendants, and those that they present.
  ///
  /// View controllers that belong to it at any time are recorded from their first callback to their last. The recorder
  /// does not record before ``start()``.
  public init(within root: UIViewController) { members = LifecycleMembers(of: root) }

  /// Creates a recorder of some view controllers.
  init(_ members: LifecycleMembers) { self.members = members }

  /// Starts recording.
  ///
  /// Only one recorder can be active at a time; this one replaces another.
  public func start() {
    isRecording = true
    Self.newest = self
    LifecycleObservation.observer = { [weak self] in self?.receive($0) }
  }

  /// Stops recording.
  ///
  /// The records are retained.
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
    // A view controller that is being deallocated has no relations any more, and its parent must not be read.
    guard event.callback != .deinitialized, members?.contains(record.controller) == false else { return }
    members?.update { names[$0] }
  }

  /// Returns the name of the receiver, with a number for each view controller.
  ///
  /// An address is assigned a new number only when a view controller is created, so that a callback to a deallocated
  /// view controller is still attributed to it.
  private func name(for event: LifecycleEvent) -> String {
    if event.callback != .initialized, let name = names[event.controller] { return name }
    return number(event.name, for: event.controller)
  }

  private func number(_ className: String, for controller: ObjectIdentifier) -> String {
    counts[className, default: 0] += 1
    let name = "\(className)#\(counts[className, default: 1])"
    names[controller] = name
    return name
  }
}
