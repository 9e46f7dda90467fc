public import UIKit

/// A view controller that writes what it is told into a log, and runs what a test has put into its callbacks.
///
/// ```swift
/// let log = CallbackLog()
/// let child = RecordingViewController("Child", log: log)
/// child.on(.viewWillAppear) { _ in root.transition(to: .signIn, animated: false) }
/// ```
///
/// A line is the controller's name, the callback and its argument: `Child.viewWillAppear(true)`, `Child.willMove(Parent)`.
/// Parents are called by their title, or by their class if they have none.
@preconcurrency @MainActor
open class RecordingViewController: UIViewController {
  /// What the controller is called in the log; its title as well.
  public let name: String
  /// The log that the controller writes into.
  public let log: CallbackLog
  /// Something to be added to every line, such as a flag's value at that instant.
  public var annotation: ((RecordingViewController) -> String)?

  private let recorded: Set<RecordedCallback>
  private var hooks: [RecordedCallback: (RecordingViewController) -> Void] = [:]

  /// Creates a controller that notes these callbacks, by default all but those of layout.
  public init(_ name: String, log: CallbackLog, recording recorded: Set<RecordedCallback> = .lifeCycle) {
    self.name = name
    self.log = log
    self.recorded = recorded
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  /// Not available: a test makes its controllers in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("RecordingViewController is made in code") }

  deinit {
    Teardown.perform { [recorded, log, name] in
      if recorded.contains(.deinit) { log.note("\(name).deinit()") }
    }
  }

  /// Runs `body` from inside a callback, after it was noted. One body for each callback; a later one replaces it.
  public func on(_ callback: RecordedCallback, _ body: @escaping (RecordingViewController) -> Void) {
    hooks[callback] = body
  }

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
