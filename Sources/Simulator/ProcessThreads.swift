import CExecutorHooks
import Foundation

/// The threads of this process, as described by the kernel.
///
/// A thread that computes is distinguished from one that waits by its state, and not by a duration: it is running, or
/// ready to run, even on a busy machine.
enum ProcessThreads {
  /// Returns whether a thread is waiting.
  static func isWaiting(_ thread: Int32) -> Bool { waits(of: "\(thread)") != nil }

  /// Returns whether all other threads were waiting at one moment during the call.
  ///
  /// If so, nothing inside of the process is about to wake any of them except for the calling thread: they wait for the
  /// time of the app, or for something outside of the process.
  static func isEveryOtherOneWaiting() -> Bool {
    guard let before = waits() else { return false }
    // A thread that waits at both inspections, and has not begun to wait again in between, was waiting the whole time.
    // All threads were inspected for the first time before any was inspected for the second time.
    return waits() == before
  }

  /// Returns the number of times each of the other threads has begun to wait; `nil` if one does not wait.
  private static func waits() -> [String: Substring]? {
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task") else { return nil }
    let own = "\(executor_hooks_current_thread())"
    var result: [String: Substring] = [:]
    for thread in threads where thread != own {
      guard let waits = waits(of: thread) else { return nil }
      result[thread] = waits
    }
    return result
  }

  /// Returns the number of times a thread has begun to wait; `nil` if it does not wait.
  private static func waits(of thread: String) -> Substring? {
    guard let status = try? String(contentsOfFile: "/proc/self/task/\(thread)/status", encoding: .utf8) else {
      return nil
    }
    var isWaiting = false
    var switches: Substring?
    for line in status.split(separator: "\n") {
      if line.hasPrefix("State:") {
        // The thread is sleeping or has ended, like the first thread if Dispatch executes the main queue.
        isWaiting = ["S", "Z", "X"].contains(line.dropFirst(6).first { !$0.isWhitespace })
      } else if line.hasPrefix("voluntary_ctxt_switches:") {
        switches = line
      }
    }
    return isWaiting ? switches : nil
  }
}
