public import Stateroom
public import UIKit

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
/// Logs may overlap: each receives all diagnostics that concern it while it exists, and the handlers are restored with
/// the end of the last one. The previous handlers receive what concerns none of the logs.
///
/// - Important: The handlers belong to the process. A log of all diagnostics also collects what other tests cause while
///   this test awaits something: create the log of a container, or open a ``Stage`` first if the others do, because one
///   stage is open at a time. Handlers that are set while a log is open are replaced at its end.
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

  /// A closure that returns whether a diagnostic of an object concerns the log.
  private let concerns: (AnyObject?) -> Bool

  /// Creates a log of all diagnostics and starts collecting.
  public convenience init() { self.init { _ in true } }

  /// Creates a log of a view controller and starts collecting.
  ///
  /// The log collects the diagnostics of the view controller, of its descendants, and of what they present at that
  /// time. It does not retain the view controller.
  ///
  /// - Parameter viewController: A container, or any view controller that contains or presents some.
  public convenience init(for viewController: UIViewController) {
    self.init { [weak viewController] object in Self.isInside(object) { $0 === viewController } }
  }

  /// Creates a log of a root controller and starts collecting.
  ///
  /// The log collects the diagnostics of the root controller and of the interfaces in its windows. It does not retain
  /// the root controller.
  ///
  /// - Parameter root: The root controller.
  public convenience init<State>(for root: RootController<State>) {
    self.init { [weak root] object in root.map { Self.concerns($0, in: $0.rootViewControllers, object) } ?? false }
  }

  /// Creates a log of an app controller and starts collecting.
  ///
  /// The log collects the diagnostics of the app controller and of the interfaces in its windows. It does not retain
  /// the app controller.
  ///
  /// - Parameter appController: The app controller.
  public convenience init(for appController: AppController) {
    self.init { [weak appController] object in
      appController.map { Self.concerns($0, in: $0.rootViewControllers, object) } ?? false
    }
  }

  private init(concerns: @escaping (AnyObject?) -> Bool) {
    self.concerns = concerns
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
    Diagnostics.refusalHandler = { refusal in
      let logs = logs(concernedBy: refusal.container)
      for log in logs { log.refusals.append(refusal) }
      if logs.isEmpty { handlers?.refusal(refusal) }
    }
    Diagnostics.releaseHandler = { interface in
      let logs = logs(concernedBy: interface.rootViewController)
      for log in logs { log.unreleasedInterfaces.append(interface) }
      if logs.isEmpty { handlers?.release(interface) }
    }
  }

  private static func logs(concernedBy object: AnyObject?) -> [DiagnosticsLog] {
    open.compactMap(\.log).filter { $0.concerns(object) }
  }

  /// Returns whether an object is a controller of windows, or is in one of its windows.
  private static func concerns(
    _ controller: AnyObject, in roots: [RootContainerViewController], _ object: AnyObject?
  ) -> Bool {
    object === controller || isInside(object) { ancestor in roots.contains { $0 === ancestor } }
  }

  /// Returns whether an object, or a view controller that contains or presents it, satisfies a condition.
  private static func isInside(_ object: AnyObject?, _ isContainer: (UIViewController) -> Bool) -> Bool {
    var ancestor = object as? UIViewController
    while let current = ancestor {
      if isContainer(current) { return true }
      ancestor = current.parent ?? current.presentingViewController
    }
    return false
  }
}
