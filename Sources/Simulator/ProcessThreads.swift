import CExecutorHooks
import Foundation

/// The threads of this process, as the kernel describes them.
///
/// A thread that computes is distinguished from one that waits by its state, and not by how long it takes: the former
/// is running, or ready to run, even on a machine that is too busy to run it.
enum ProcessThreads {
  /// Returns whether a thread waits for something.
  static func isWaiting(_ thread: Int32) -> Bool { waits(of: "\(thread)") != nil }

  /// Returns whether, at one moment during the call, every thread but the calling one waited.
  ///
  /// Then nothing inside of the process is going to wake any of them but the calling one: what they wait for comes from
  /// the app's time, or from outside.
  static func isEveryOtherOneWaiting() -> Bool {
    guard let before = waits() else { return false }
    // A thread that waits both times, and has not begun to wait again in between, has waited all the time. All were
    // inspected the first time before any was inspected the second time.
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
        // Sleeping; or ended, as the first thread is when dispatch serves the main queue.
        isWaiting = ["S", "Z", "X"].contains(line.dropFirst(6).first { !$0.isWhitespace })
      } else if line.hasPrefix("voluntary_ctxt_switches:") {
        switches = line
      }
    }
    return isWaiting ? switches : nil
  }
}
