public import UIKit

/// A view controller that records its callbacks in a log, and runs a test's closures inside them.
///
/// ```swift
/// let log = CallbackLog()
/// let child = RecordingViewController("Child", log: log)
/// child.on(.viewWillAppear) { _ in root.transition(to: .signIn, animated: false) }
/// ```
///
/// An entry is the controller's name, the callback, and its argument: `Child.viewWillAppear(true)`,
/// `Child.willMove(Parent)`. Parents are identified by their title, or by their class if they have none.
@preconcurrency @MainActor
open class RecordingViewController: UIViewController {
  /// The name of the controller in the log, and its title.
  public let name: String
  /// The log that receives the callbacks.
  public let log: CallbackLog
  /// A closure that returns an addition to the entries, such as the present value of a flag.
  ///
  /// The entry of `deinit` has none, because the controller cannot be passed to the closure.
  public var annotation: ((RecordingViewController) -> String)?

  private let recorded: Set<RecordedCallback>
  private var hooks: [RecordedCallback: (RecordingViewController) -> Void] = [:]
  private var deinitHook: (@MainActor () -> Void)?

  /// Creates a controller that records callbacks.
  ///
  /// The default is all callbacks except those of layout.
  public init(_ name: String, log: CallbackLog, recording recorded: Set<RecordedCallback> = .lifeCycle) {
    self.name = name
    self.log = log
    self.recorded = recorded
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  /// Stops the program, because tests create their controllers in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("RecordingViewController is made in code") }

  deinit {
    Teardown.perform { [recorded, log, name, deinitHook] in
      if recorded.contains(.deinit) { log.note("\(name).deinit()") }
      deinitHook?()
    }
  }

  /// Runs `body` inside a callback, after the callback was recorded.
  ///
  /// A later closure for the same callback replaces it.
  ///
  /// - Parameters:
  ///   - callback: Any callback except `deinit`, for which there is ``onDeinit(_:)``.
  ///   - body: A closure that receives the controller.
  public func on(_ callback: RecordedCallback, _ body: @escaping (RecordingViewController) -> Void) {
    guard callback != .deinit else {
      fatalError("\(name) cannot be passed to a closure for its deinit. Call onDeinit(_:) instead of on(.deinit).")
    }
    hooks[callback] = body
  }

  /// Runs `body` when the controller is being deallocated, after that was recorded.
  ///
  /// A later closure replaces it.
  public func onDeinit(_ body: @escaping @MainActor () -> Void) { deinitHook = body }

  private func note(_ callback: RecordedCallback, _ argument: String = "") {
    if recorded.contains(callback) {
      log.note("\(name).\(callback.rawValue)(\(argument))" + (annotation.map { " " + $0(self) } ?? ""))
    }
    hooks[callback]?(self)
  }

  private func note(_ callback: RecordedCallback, parent: UIViewController?) {
    note(callback, parent.map { $0.title ?? String(describing: type(of: $0)) } ?? "nil")
  }

  // MARK: - Callbacks

  open override func viewDidLoad() {
    super.viewDidLoad()
    note(.viewDidLoad)
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(.viewWillAppear, "\(animated)")
  }
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note(.viewIsAppearing, "\(animated)")
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(.viewDidAppear, "\(animated)")
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(.viewWillDisappear, "\(animated)")
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note(.viewDidDisappear, "\(animated)")
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note(.viewWillLayoutSubviews)
  }
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note(.viewDidLayoutSubviews)
  }
  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(.willMove, parent: parent)
  }
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(.didMove, parent: parent)
  }
}
