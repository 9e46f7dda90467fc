import Dispatch
import Foundation

/// The exclusive use of the device by a test, because a process has only one UIKit.
///
/// Tests run concurrently on the main actor and interleave at each `await`. A test that boots a second device waits
/// until the first one is deallocated, so that neither affects the windows or the time of the other.
@MainActor
enum SimulatorPower {
  /// The time for which a device can be on while tests wait, before its test is reported.
  private static let patience = DispatchTimeInterval.seconds(60)

  private static var isOn = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []
  /// The number of devices up to now, with which a reminder detects whether its own device is still on.
  private static var number = 0
  private static var owner = ""
  /// The identity of the task that booted the device.
  private static var ownerTask: Int?

  /// A Boolean value that indicates whether the current task has booted the device that is on.
  static var isHeldByCurrentTask: Bool { isOn && ownerTask != nil && ownerTask == currentTask }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  static func acquire() async {
    if isOn {
      if waiting.isEmpty { remind(of: number) }
      await withCheckedContinuation { waiting.append($0) }
    }
    begin()
  }

  static func acquireIfFree() -> Bool {
    guard !isOn else { return false }
    begin()
    return true
  }

  static func release() {
    ownerTask = nil
    if waiting.isEmpty {
      isOn = false
    } else {
      // The device is passed to the next test and remains on.
      waiting.removeFirst().resume()
    }
  }

  private static func begin() {
    isOn = true
    number += 1
    owner = Task.name ?? "a task without a name"
    ownerTask = currentTask
    if !waiting.isEmpty { remind(of: number) }
  }

  /// Reports the owner of a device that is still on after a time.
  ///
  /// Without the report, a device that is never deallocated would block all other tests without a message.
  private static func remind(of device: Int) {
    // Real time, because the virtual time does not advance while all tests wait. It only determines whether a message
    // is printed. A delay of the main queue itself would follow the virtual time.
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) {
      DispatchQueue.main.async { MainActor.assumeIsolated { report(device) } }
    }
  }

  private static func report(_ device: Int) {
    guard isOn, device == number, !waiting.isEmpty else { return }
    let message = """
      Simulator: \(waiting.count) tests wait for a device that has been on for a minute.
      It was booted by: \(owner)
      A simulator is on until it is deallocated. Either its test has not ended, or something retains it: a closure in a \
      view controller of its window, for instance, that captures the simulator or the test. Capture it weakly.

      """
    FileHandle.standardError.write(Data(message.utf8))
  }
}
