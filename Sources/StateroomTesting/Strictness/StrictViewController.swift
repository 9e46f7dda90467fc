public import UIKit

/// A view controller that verifies the order of its callbacks, and reports violations.
///
/// Add it to a container under test: whatever the container does, each callback must have a legal predecessor, no
/// callback may be missing or be sent twice, and `animated` must be the same from the `will` to the `did` callback.
///
/// ```swift
/// let child = StrictViewController("Child") { Issue.record("\($0)") }
/// ```
@preconcurrency @MainActor
open class StrictViewController: UIViewController {
  /// The name of the controller in reports, and its title.
  public let name: String

  private let report: (String) -> Void
  private var grammar = LifecycleGrammar()
  /// The parent to which the controller has moved, or `nil` if it has been deallocated.
  private weak var knownParent: UIViewController?
  private var hadParent = false

  /// Creates a controller that calls `report` with a sentence for each violation.
  public init(_ name: String, report: @escaping (String) -> Void) {
    self.name = name
    self.report = report
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  /// Stops the program, because tests create their controllers in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("StrictViewController is made in code") }

  /// A Boolean value that indicates whether `viewDidAppear` was the last appearance callback.
  public var hasAppeared: Bool { grammar.phase == .appeared }

  /// Reports a transition or a move that began and did not end.
  ///
  /// Call it when the interface is at rest.
  public func checkAtRest() { reportProblem(grammar.problemAtRest) }

  private func reportProblem(_ problem: String?) {
    if let problem { report("\(name): \(problem)") }
  }

  // MARK: - Callbacks

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reportProblem(grammar.check(.viewWillAppear(animated)))
  }
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    reportProblem(grammar.check(.viewIsAppearing(animated)))
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    reportProblem(grammar.check(.viewDidAppear(animated)))
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    reportProblem(grammar.check(.viewWillDisappear(animated)))
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    reportProblem(grammar.check(.viewDidDisappear(animated)))
  }
  open override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    reportProblem(grammar.willMove(toParent: parent != nil, from: self.parent != nil))
  }
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    let isOrphaned = hadParent && knownParent == nil
    (knownParent, hadParent) = (parent, parent != nil)
    reportProblem(grammar.didMove(toParent: parent != nil, isOrphaned: isOrphaned))
  }
}
