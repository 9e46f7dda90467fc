public import UIKit

/// A view controller that knows what it may be told next, and reports what it should not have been told.
///
/// Put it into a container under test: whatever the container does, each callback must have a legal predecessor, no
/// callback may be missing or come twice, and `animated` must be the same from the will to the did.
///
/// ```swift
/// let child = StrictViewController("Child") { Issue.record("\($0)") }
/// ```
@preconcurrency @MainActor
open class StrictViewController: UIViewController {
  /// What the controller is called in reports; its title as well.
  public let name: String

  private let report: (String) -> Void
  private var grammar = LifecycleGrammar()

  /// Creates a controller that calls `report` with a sentence for each violation.
  public init(_ name: String, report: @escaping (String) -> Void) {
    self.name = name
    self.report = report
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  /// Not available: a test makes its controllers in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("StrictViewController is made in code") }

  /// A Boolean value that indicates whether the controller has been told that it appeared, and nothing since.
  public var hasAppeared: Bool { grammar.phase == .appeared }

  /// Reports a transition or a move that was begun and not ended. Call it when nothing is going on.
  public func checkAtRest() { complain(grammar.complaintAtRest) }

  private func complain(_ complaint: String?) {
    if let complaint { report("\(name): \(complaint)") }
  }

  // MARK: - Callbacks

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    complain(grammar.hear(.viewWillAppear(animated)))
  }
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    complain(grammar.hear(.viewIsAppearing(animated)))
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    complain(grammar.hear(.viewDidAppear(animated)))
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    complain(grammar.hear(.viewWillDisappear(animated)))
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    complain(grammar.hear(.viewDidDisappear(animated)))
  }
  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    complain(grammar.willMove(toParent: parent != nil, from: self.parent != nil))
  }
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    complain(grammar.didMove(toParent: parent != nil))
  }
}
