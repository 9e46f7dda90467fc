@_spi(Compatibility) import Stateroom
import UIKit

/// The container of a ``StateViewController``, which calls its methods in the package's order.
///
/// Transitions are performed one after the other. A transition begins with `willTransition`, then the state changes,
/// then the children are created, and it ends with `didTransition`. While one is running or the owner appears, the
/// newest request waits. Its children are not created before its turn, and not at all if a newer request replaces it.
final class StateContainer<State>: ContainerViewController {
  /// A transition whose state is the current one.
  private struct Transition {
    let previous: State?
    let isAnimated: Bool
    /// A Boolean value that indicates whether the children of the state are shown.
    var isPerformed = false
  }

  private enum OwnerMotion { case appearing, disappearing }

  weak var owner: StateViewController<State>?
  /// The state of the transition that began last, or `nil` before the first one.
  private(set) var state: State?
  private var running: Transition?
  private var waiting: (state: State, isAnimated: Bool)?
  /// A Boolean value that indicates whether the owner is preparing a transition in `willTransition`.
  private var isPreparing = false
  private var ownerMotion: OwnerMotion?

  init() { super.init(nibName: nil, bundle: nil) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("\(Self.self) is made in code") }

  /// A Boolean value that indicates whether a transition has begun and not ended.
  var isRunning: Bool { running != nil }

  // MARK: - Requests

  /// Requests a state, whose transition begins now or when the running one has ended.
  func request(_ newState: State, animated: Bool) {
    exchange(&waiting, with: (newState, animated))
    if ownerMotion != .appearing { beginNext() }
  }

  /// Begins the transition of the waiting request, unless another one is running.
  private func beginNext(ignoringGuards: Bool = false) {
    guard running == nil, !isPreparing, let owner, let next = exchange(&waiting, with: nil),
      !isCurrent(next.state)
    else { return }
    isPreparing = true
    owner.willTransition(to: next.state, animated: next.isAnimated)
    isPreparing = false
    let previous = exchange(&state, with: next.state)
    exchange(&running, with: Transition(previous: previous, isAnimated: next.isAnimated))
    let children = owner.children(for: next.state)
    let show = {
      _ = self.setViewControllers(children, using: next.isAnimated ? .packageFade : .none) { [weak self] outcome in
        self?.ended(outcome)
      }
    }
    if ignoringGuards { LeaveGuards.ignored(show) } else { show() }
  }

  /// Returns whether a state is the current one.
  ///
  /// The package allows states that cannot be compared. Each of them is a new one.
  private func isCurrent(_ newState: State) -> Bool {
    state.flatMap { StateEquality.areEqual($0, newState) } ?? false
  }

  // MARK: - The End of a Transition

  private func ended(_ outcome: TransitionOutcome) {
    guard let transition = running else { return }
    switch outcome {
    case .completed, .superseded:
      running?.isPerformed = true
      endIfPossible()
    case .cancelled, .refused:
      // The children of the previous state remain.
      exchange(&state, with: transition.previous)
      exchange(&running, with: nil)
    }
    beginNext()
  }

  private func endIfPossible() {
    guard let transition = running, transition.isPerformed, ownerMotion == nil else { return }
    exchange(&running, with: nil)
    owner?.didTransition(from: transition.previous, animated: transition.isAnimated)
  }

  // MARK: - The Appearance of the Owner

  /// Begins the transition to the appearance state, before the children appear.
  func ownerWillAppear(_ animated: Bool) {
    guard let owner else { return }
    let appearanceState = owner.loadAppearanceState()
    ownerMotion = .appearing
    guard !isCurrent(appearanceState) else { return }
    exchange(&waiting, with: (appearanceState, animated))
    // The state already applies, so that leave guards cannot refuse it.
    beginNext(ignoringGuards: true)
  }

  func ownerWillDisappear() { ownerMotion = .disappearing }

  /// Ends the transition that ended while the owner appeared or disappeared, and begins the next one.
  func ownerDidMove() {
    ownerMotion = nil
    endIfPossible()
    beginNext()
  }

  // MARK: - Hooks

  override func childWillAppear(_ child: UIViewController, animated: Bool) {
    owner?.childWillAppear(child, animated: animated)
  }

  override func childDidAppear(_ child: UIViewController, animated: Bool) {
    owner?.childDidAppear(child, animated: animated)
  }

  override func childWillDisappear(_ child: UIViewController, animated: Bool) {
    owner?.childWillDisappear(child, animated: animated)
  }

  override func childDidDisappear(_ child: UIViewController, animated: Bool) {
    owner?.childDidDisappear(child, animated: animated)
  }
}

extension ContainerTransition {
  /// The package's transition: children that do not drive their own part fade, the old one as well as the new one.
  fileprivate static var packageFade: ContainerTransition {
    ContainerTransition(entering: .fade, leaving: .fade, timing: .spring(dampingRatio: 1), duration: 0.35)
  }
}
