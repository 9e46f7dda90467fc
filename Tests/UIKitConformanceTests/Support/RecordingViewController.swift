import UIKit

/// A view controller that records its callbacks, and runs a test's closures inside them.
@MainActor
class RecordingViewController: UIViewController {
  private let name: String
  private let log: CallbackLog
  private var hooks: [Callback: () -> Void] = [:]
  /// A closure that returns text to record with each callback, such as the value of a property.
  var annotation: ((RecordingViewController) -> String)?

  init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("a test makes its controllers in code") }

  isolated deinit { log.note(.deinit, of: name) }

  /// Runs a closure during a callback, after the callback was recorded.
  func on(_ callback: Callback, _ body: @escaping () -> Void) { hooks[callback] = body }

  private func note(_ callback: Callback, _ detail: String = "()") {
    log.note(callback, of: name, detail + (annotation.map { " " + $0(self) } ?? ""))
    hooks[callback]?()
  }

  // MARK: - View

  override func loadView() {
    note(.loadView)
    view = RecordingView(name, log)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note(.viewDidLoad)
  }

  // MARK: - Appearance

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note(.viewWillAppear, "(\(animated))")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note(.viewIsAppearing, "(\(animated))")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note(.viewDidAppear, "(\(animated))")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(.viewWillDisappear, "(\(animated))")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note(.viewDidDisappear, "(\(animated))")
  }

  // MARK: - Layout and Environment

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note(.viewWillLayoutSubviews)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note(.viewDidLayoutSubviews)
  }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    note(.safeAreaInsetsDidChange)
  }
  // `super` is not called, because its implementation does nothing and is deprecated.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note(.traitCollectionDidChange)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note(.viewWillTransition, "(\(Int(size.width))x\(Int(size.height)))")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note(.willTransition)
    super.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: - Containment

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(.willMove, "(\(parent?.title ?? "nil"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(.didMove, "(\(parent?.title ?? "nil"))")
  }
}

/// A container for which UIKit does not forward appearance callbacks.
final class ManualViewController: RecordingViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
