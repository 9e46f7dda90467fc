import UIKit

/// Records every callback of every view controller.
///
/// ```swift
/// let recorder = LifecycleRecorder()
/// recorder.start()
/// …
/// #expect(LifecycleChecker.violations(in: recorder.records) == [])
/// ```
///
/// A view controller whose first callback would be its deallocation is not recorded. It belongs to code that ran
/// before, such as another test.
@MainActor
public final class LifecycleRecorder {
  /// The recorded callbacks.
  public private(set) var records: [LifecycleRecord] = []
  /// A Boolean value that indicates whether callbacks are being recorded.
  public private(set) var isRecording = false

  private var names: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]

  /// Creates a recorder that is not recording.
  public init() {}

  /// Starts recording. Only one recorder can be active at a time: it replaces another one.
  public func start() {
    isRecording = true
    LifecycleObservation.observer = { [weak self] in self?.receive($0) }
  }

  /// Stops recording; the records are kept.
  public func stop() {
    guard isRecording else { return }
    isRecording = false
    LifecycleObservation.observer = nil
  }

  private func receive(_ event: LifecycleEvent) {
    if names[event.controller] == nil, event.callback == .deinitialized || event.callback == .didMove(toParent: nil) {
      return
    }
    records.append(LifecycleRecord(name(for: event), event.callback, at: .seconds(event.time)))
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
