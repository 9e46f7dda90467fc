public import Stateroom

/// Collects what the library finds fault with, in place of the handlers of `Diagnostics`, which get their turn again afterwards.
///
/// ```swift
/// let diagnostics = DiagnosticsLog()
/// defer { diagnostics.end() }
/// root.transition(to: .home, animated: true)
/// #expect(diagnostics.refusals.map(\.reason) == [.edgeIsNotAllowed])
/// ```
///
/// Logs may overlap: each hears of everything while it is there, and the handlers come back with the end of the last one.
@preconcurrency @MainActor
public final class DiagnosticsLog {
  /// The requests that were refused.
  public private(set) var refusals: [TransitionRefusal] = []
  /// The interfaces that have outlived their switch.
  public private(set) var unreleasedInterfaces: [UnreleasedInterface] = []

  private struct Open { weak var log: DiagnosticsLog? }
  private static var open: [Open] = []
  private static var handlers: (refusal: (TransitionRefusal) -> Void, release: (UnreleasedInterface) -> Void)?

  /// Creates a log that listens from now on.
  public init() {
    // One that was let go elsewhere may be about to give the handlers back.
    Self.closeEnded()
    if Self.open.isEmpty { Self.handlers = (Diagnostics.refusalHandler, Diagnostics.releaseHandler) }
    // The handlers may have been replaced since another log was created.
    Self.takeOver()
    Self.open.append(Open(log: self))
  }

  deinit { Teardown.perform { Self.closeEnded() } }

  /// Listens no longer. What was collected stays.
  public func end() {
    Self.open.removeAll { $0.log === self }
    Self.closeEnded()
  }

  /// Removes the logs that were deallocated, and sets the handlers of before when none is left.
  private static func closeEnded() {
    open.removeAll { $0.log == nil }
    guard open.isEmpty, let previous = handlers else { return }
    handlers = nil
    (Diagnostics.refusalHandler, Diagnostics.releaseHandler) = previous
  }

  private static func takeOver() {
    Diagnostics.refusalHandler = { refusal in open.forEach { $0.log?.refusals.append(refusal) } }
    Diagnostics.releaseHandler = { interface in open.forEach { $0.log?.unreleasedInterfaces.append(interface) } }
  }
}
