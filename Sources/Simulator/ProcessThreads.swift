import CExecutorHooks
import Foundation

/// The threads of this process, as described by the kernel.
///
/// A thread that computes is distinguished from one that waits by its state, and not by a duration: it is running, or
/// ready to run, even on a busy machine.
enum ProcessThreads {
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

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
  private static func waits() -> [String: [UInt8]]? {
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task") else { return nil }
    let own = "\(executor_hooks_current_thread())"
    var result: [String: [UInt8]] = [:]
    for thread in threads where thread != own {
      guard let waits = waits(of: thread) else { return nil }
      result[thread] = waits
    }
    return result
  }

  /// Returns the number of times a thread has begun to wait, as digits; `nil` if it does not wait.
  private static func waits(of thread: String) -> [UInt8]? {
    // A simulator that waits for a task inspects threads after each round of the main queue, so the text of the kernel
    // is not made a string.
    let file = open("/proc/self/task/\(thread)/status", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8_192) { buffer in
      let count = read(file, buffer.baseAddress, buffer.count)
      guard count > 0 else { return nil }
      let status = UnsafeBufferPointer(buffer)[..<count]
      // The thread is sleeping or has ended, like the first thread if Dispatch executes the main queue.
      guard let state = value(of: "State:", in: status)?.first, "SZX".utf8.contains(state) else { return nil }
      return value(of: "voluntary_ctxt_switches:", in: status).map(Array.init)
    }
  }

  /// Returns the value in a line that begins with a name.
  private static func value(of name: StaticString, in status: Bytes) -> Bytes? {
    var rest = status
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      if name.withUTF8Buffer({ line.starts(with: $0) }) {
        return line.dropFirst(name.utf8CodeUnitCount).drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
      }
      rest = rest[line.endIndex...].dropFirst()
    }
    return nil
  }
}
