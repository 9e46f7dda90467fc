import UIKit

/// Writes down every callback of every view controller.
///
/// ```swift
/// let recorder = LifecycleRecorder()
/// recorder.start()
/// …
/// #expect(LifecycleChecker.violations(in: recorder.records) == [])
/// ```
///
/// A view controller whose first callback would be its deallocation is not recorded. It belongs to what ran before, such as
/// another test.
@MainActor
public final class LifecycleRecorder {
  /// What has been written down.
  public private(set) var records: [LifecycleRecord] = []
  /// A Boolean value that indicates whether callbacks are being written down.
  public private(set) var isRecording = false

  private var names: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]

  /// Creates a recorder that does not record yet.
  public init() {}

  /// Begins to write down. One recorder can do so at a time: it takes the place of another one.
  public func start() {
    isRecording = true
    LifecycleObservation.observer = { [weak self] in self?.receive($0) }
  }

  /// Stops writing down; what has been written stays.
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

  /// A number of its own for each controller. An address is only free for another one's number when that is created, so
  /// that what is sent to a controller after its end is still written down as sent to it.
  private func name(for event: LifecycleEvent) -> String {
    if event.callback != .initialized, let name = names[event.controller] { return name }
    counts[event.name, default: 0] += 1
    let name = "\(event.name)#\(counts[event.name, default: 1])"
    names[event.controller] = name
    return name
  }
}
