public import Stateroom

/// A log that collects the library's diagnostics in place of the handlers of `Diagnostics`.
///
/// The handlers are restored afterward.
///
/// ```swift
/// let diagnostics = DiagnosticsLog()
/// defer { diagnostics.end() }
/// root.transition(to: .home)
/// #expect(diagnostics.refusals.isEmpty)
/// ```
///
/// Logs may overlap: each receives all diagnostics while it exists, and the handlers are restored with the end of the
/// last one.
///
/// - Important: The handlers belong to the process. A log also collects what other tests cause while this test awaits
///   something; open a ``Stage`` first if the others do, because one stage is open at a time. Handlers that are set
///   while a log is open are replaced at its end.
@preconcurrency @MainActor
public final class DiagnosticsLog {
  /// The requests that were refused because of a mistake.
  ///
  /// The outcome of a request reports other refusals: those of leave guards, of `shouldChangeState(from:to:)`, and of
  /// the policy `ignoreNew`.
  public private(set) var refusals: [TransitionRefusal] = []
  /// The interfaces that outlived their switch.
  public private(set) var unreleasedInterfaces: [UnreleasedInterface] = []

  private struct Open { weak var log: DiagnosticsLog? }
  private static var open: [Open] = []
  private static var handlers: (refusal: (TransitionRefusal) -> Void, release: (UnreleasedInterface) -> Void)?

  /// Creates a log and starts collecting.
  public init() {
    // A log that was released elsewhere may be about to restore the handlers.
    Self.closeEnded()
    if Self.open.isEmpty { Self.handlers = (Diagnostics.refusalHandler, Diagnostics.releaseHandler) }
    // The handlers may have been replaced since another log was created.
    Self.takeOver()
    Self.open.append(Open(log: self))
  }

  deinit { Teardown.perform { Self.closeEnded() } }

  /// Stops collecting.
  ///
  /// The results are kept.
  public func end() {
    Self.open.removeAll { $0.log === self }
    Self.closeEnded()
  }

  /// Removes the logs that were deallocated, and restores the previous handlers when none is left.
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
