import Stateroom
import UIKit

/// A state container whose states are those of the nest.
final class WalkParts: StateViewController<Piece>, PresentingMember {
  private struct Weak { weak var controller: UIViewController? }

  let card: Card
  private weak var world: WalkWorld?
  var policyNumber = 0
  /// The number of the transition: a cross dissolve for most numbers, and one of the motions for the others.
  var motion: Int
  var retentionNumber = 0 {
    didSet { if retentionNumber % 3 != 0 { hasRetained = true } }
  }
  /// A Boolean value that indicates whether view controllers of previous states may be retained.
  private(set) var hasRetained = false
  var pacingNumber = 0
  /// The view controllers that were created for each state, by request.
  private var made: [Int: [[Weak]]] = [:]
  private var shared: [Nest.Kind: Weak] = [:]
  /// The states with which the hooks were called.
  private var announced: [Int] = []
  private var shown: Int?

  init(_ card: Card, in world: WalkWorld) {
    self.card = card
    self.world = world
    motion = card.number % 3 == 0 ? card.number : 1
    super.init(initialState: Piece(number: 0))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  isolated deinit { world?.reach(.deinitialization) }

  // MARK: - View Controllers of States

  override func viewControllers(for state: Piece) -> [UIViewController] {
    guard let world else { return [] }
    world.reach(.content)
    let children = world.nest.parts[state.number].map { part in
      if part.isShared, let child = shared[part.kind]?.controller { return child }
      let child = world.make(part.kind, in: card, for: state.number)
      if part.isShared { shared[part.kind] = Weak(controller: child) }
      return child
    }
    // Two shared parts of one kind are one view controller.
    var seen: Set<ObjectIdentifier> = []
    let list = children.filter { seen.insert(ObjectIdentifier($0)).inserted }
    made[state.number, default: []].append(list.map { Weak(controller: $0) })
    return list
  }

  override func presentedViewController(for state: Piece) -> UIViewController? {
    world?.makePresented(in: card, for: state.number)
  }

  var presentingState: Int? { state.number }

  func mayPresent(_ state: Int) -> Bool { self.state.number == state }

  /// Records that a dismissal by the user changes the state, independent of earlier requests.
  override func stateAfterDismissal(of state: Piece) -> Piece? {
    world?.requests.disturb(card.number)
    return super.stateAfterDismissal(of: state)
  }

  /// Returns whether these view controllers were created for a state, by one of the requests for it.
  func isMade(_ controllers: [UIViewController], for state: Int) -> Bool {
    made[state, default: []].contains { $0.compactMap(\.controller) == controllers && $0.count == controllers.count }
  }

  override func preferredTransition(from oldState: Piece, to newState: Piece) -> ContainerTransition {
    Motions.of(motion)
  }

  override func transitionPolicy(from oldState: Piece, to newState: Piece) -> TransitionPolicy {
    world?.reach(.policy)
    return TransitionPolicy.allCases[policyNumber % TransitionPolicy.allCases.count]
  }

  override func retention(of state: Piece) -> StateRetention {
    [.drop, .keep, .keepUntilMemoryWarning][retentionNumber % 3]
  }

  override func pacing(of state: Piece) -> StatePacing {
    guard state.number == 1 else { return .immediate }
    return [.immediate, StatePacing(showsAfter: 0.2), StatePacing(staysFor: 0.3)][pacingNumber % 3]
  }

  // MARK: - Hooks

  override func willChangeState(from oldState: Piece?, to nextState: Piece, animated: Bool) {
    announced.append(nextState.number)
    world?.reach(.willTransition)
  }

  override func didChangeState(from previousState: Piece?, to newState: Piece, animated: Bool) {
    if let new = announced.last {
      // Between the two calls, the containers may have been reversed more than once.
      if announced.count == 1, previousState?.number != shown {
        violate("didTransition(from:) got \(text(previousState?.number)) as the previous state, not \(text(shown))")
      }
      shown = new
      announced = []
    } else {
      violate("didTransition(from: \(text(previousState?.number))) without willTransition(to:)")
    }
    world?.reach(.didTransition)
  }

  override func childWillAppear(_ child: UIViewController, animated: Bool) { world?.reach(.childAppearance) }
  override func childDidDisappear(_ child: UIViewController, animated: Bool) { world?.reach(.childAppearance) }

  private func text(_ number: Int?) -> String { number.map { "\($0)" } ?? "none" }
  private func violate(_ problem: String) { world?.violate("\(card.name): \(problem)") }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    card.moved(to: parent)
  }
}
