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
@MainActor
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
    if Self.open.isEmpty { Self.takeOver() }
    Self.open.append(Open(log: self))
  }

  isolated deinit { end() }

  /// Listens no longer. What was collected stays.
  public func end() {
    // One that is being freed has no weak reference any more.
    Self.open.removeAll { $0.log == nil || $0.log === self }
    guard Self.open.isEmpty, let handlers = Self.handlers else { return }
    Self.handlers = nil
    (Diagnostics.refusalHandler, Diagnostics.releaseHandler) = handlers
  }

  private static func takeOver() {
    handlers = (Diagnostics.refusalHandler, Diagnostics.releaseHandler)
    Diagnostics.refusalHandler = { refusal in open.forEach { $0.log?.refusals.append(refusal) } }
    Diagnostics.releaseHandler = { interface in open.forEach { $0.log?.unreleasedInterfaces.append(interface) } }
  }
}
