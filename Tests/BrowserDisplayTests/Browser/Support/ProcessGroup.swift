import Foundation

/// A process and everything that it started.
///
/// The children of a browser ignore a request to terminate and keep the pipes of their parent open, so the whole group
/// is killed.
struct ProcessGroup: Sendable {
  private let id: pid_t

  /// Creates the group of a running process.
  init(of process: Process) {
    // A process that did not begin a group of its own shares the one of the tests, which must survive.
    let group = getpgid(process.processIdentifier)
    id = group == getpgid(0) ? process.processIdentifier : -group
  }

  /// Ends every process of the group, without waiting for any of them.
  func kill() { _ = Foundation.kill(id, SIGKILL) }
}
