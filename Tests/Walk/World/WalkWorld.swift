import Simulator
import Stateroom
import StateroomTesting
import UIKit

/// The environment of an episode: the app, the touches of the user, and the books.
@MainActor
final class WalkWorld {
  let simulator: Simulator
  let nest: Nest
  let cast: Cast
  let requests = RequestBook()
  private(set) lazy var callbacks = CallbackBook { [weak self] in self?.violate($0) }
  private(set) var violations: [WalkViolation] = []
  /// A closure that receives each operation, for a trace.
  var trace: ((String) -> Void)?

  var roots: WalkRoots?
  var windows: [UIWindow] = []
  var interaction: InteractiveTransition?
  /// The request that began the interactive transition, until the transition ends.
  var heldRequest: Int?
  var finger: (finger: Finger, point: CGPoint)?
  /// The pending questions of leave guards.
  var questions: [CheckedContinuation<Bool, Never>] = []
  /// The diagnostics that the library reports.
  var diagnostics: DiagnosticsLog?
  /// A view controller that is retained intentionally.
  var kept: UIViewController?
  /// A Boolean value that indicates whether tasks may be waiting to run.
  var needsTasks = false

  private var cards: [Card] = []
  private var armed: [(moment: Moment, after: Int, operation: Operation)] = []
  /// The number of callbacks with requests on the call stack.
  private(set) var depth = 0
  var step = 0

  init(_ simulator: Simulator, _ nest: Nest, _ cast: Cast) {
    self.simulator = simulator
    self.nest = nest
    self.cast = cast
  }

  func violate(_ text: String) { violations.append(WalkViolation(step: step, text: text)) }

  // MARK: - The Cast

  /// Creates a view controller for a state of a container.
  func make(_ kind: Nest.Kind, in container: Card, for state: Int) -> any Member {
    make(kind, maker: container.number, depth: container.depth + 1, for: state)
  }

  /// Creates the view controller that a state of a container presents, or returns `nil` if there is none.
  func makePresented(in container: Card, for state: Int) -> (any Member)? {
    let kind = nest.presentation(of: state, in: container.kind)
    return kind.map { makePresented($0, maker: container.number, depth: container.depth + 2, for: state) }
  }

  func makePresented(_ kind: Nest.Kind, maker: Int, depth: Int, for state: Int) -> any Member {
    let presented = make(kind, maker: maker, depth: depth, for: state, isPresented: true)
    presented.modalPresentationStyle =
      [.pageSheet, .fullScreen, .overFullScreen, .formSheet][(maker + state) % 4]
    return presented
  }

  func make(_ kind: Nest.Kind, maker: Int, depth: Int, for state: Int?, isPresented: Bool = false) -> any Member {
    let isDeep = depth > Nest.depth && kind != .guarded
    let card = enter(isDeep ? .leaf : kind, maker: maker, depth: depth, for: state, isPresented: isPresented)
    let member = cast == .library ? makeMember(card) : makeSubstitute(card)
    card.controller = member
    return member
  }

  /// Records a view controller that is about to be created in the books.
  func enter(_ kind: Nest.Kind, maker: Int, depth: Int, for state: Int?, isPresented: Bool = false) -> Card {
    let card = Card(
      number: cards.count + 1, kind: kind, depth: depth, maker: maker, state: state, isPresented: isPresented)
    cards.append(card)
    return card
  }

  private func makeMember(_ card: Card) -> any Member {
    switch card.kind {
    case .leaf: WalkLeaf(card, in: self)
    case .guarded: GuardedLeaf(card, in: self)
    case .parts: WalkParts(card, in: self)
    case .stack: WalkStack(card, in: self)
    case .tabs: WalkTabs(card, in: self)
    }
  }

  func card(_ number: Int) -> Card? { cards.indices.contains(number - 1) ? cards[number - 1] : nil }

  /// All view controllers that are not deallocated, in the order of creation.
  var alive: [any Member] { cards.compactMap(\.controller) }

  /// Returns one of the remaining view controllers of a class.
  func pick<Controller>(_ number: Int, _ type: Controller.Type) -> Controller? {
    let all = alive.compactMap { $0 as? Controller }
    return all.isEmpty ? nil : all[number % all.count]
  }

  /// Makes a state container release its retained view controllers.
  func dropRetained(by container: Int) { (card(container)?.controller as? WalkParts)?.dropRetainedViewControllers() }

  // MARK: - Callbacks

  func arm(_ moment: Moment, after count: Int, _ operation: Operation) {
    if armed.count < 16 { armed.append((moment, count, operation)) }
  }

  func disarm() { armed = [] }

  /// Performs the operation that waits for a callback. Called in each callback of the kind.
  func reach(_ moment: Moment) {
    guard depth < 4, let index = armed.firstIndex(where: { $0.moment == moment }) else { return }
    guard armed[index].after == 0 else {
      armed[index].after -= 1
      return
    }
    let operation = armed.remove(at: index).operation
    trace?("in \(moment): \(operation)")
    depth += 1
    perform(operation)
    depth -= 1
  }

  /// Waits for the user's answer, for a leave guard.
  func wait() async -> Bool { await withCheckedContinuation { questions.append($0) } }

  // MARK: - Requests

  /// The number that represents all containers, for a request that may change any of them: a path.
  static let everything = -1

  /// Makes a request, and records it in the books.
  @discardableResult
  func request(
    _ text: String, to container: Int, _ target: RequestBook.Target,
    _ body: (@escaping (TransitionOutcome) -> Void) -> TransitionRequest?
  ) -> Int {
    let number = requests.enter(text, to: container, target)
    needsTasks = true
    let request = body { [weak self] outcome in
      guard let self else { return }
      requests.report(outcome, of: number)
      // A request that a gesture has not ended may be completed only because a newer request has the same destination.
      if outcome == .completed, number == heldRequest, requests.isNewest(number) {
        violate("request \(number) (\(text)) was completed without the gesture that holds it")
      }
      trace?("request \(number): \(outcome)")
      if container == Self.everything { requests.disturbAll() }
      reach(.completion)
    }
    requests.store(request, as: number)
    return number
  }

  /// Cancels a request that has not ended.
  func cancelRequest(_ pick: Int) {
    let open = requests.open
    guard !open.isEmpty, let request = open[pick % open.count].request else { return }
    let entry = open[pick % open.count]
    trace?("request \(entry.number) is cancelled")
    // The changes of earlier requests remain, including those of superseded requests: those of a stack, and those
    // before a request whose presentation is cancelled.
    if alive.contains(where: { $0.card.number == entry.container && ($0 is WalkStack || presents(entry, in: $0)) }) {
      requests.disturb(entry.container)
    }
    requests.withdraw(entry.number)
    request.cancel()
    needsTasks = true
    if let outcome = request.outcomeIfEnded, outcome != .cancelled {
      violate("request \(entry.number) (\(entry.text)) was cancelled, and reported \(outcome)")
    }
  }

  private func presents(_ entry: RequestBook.Entry, in container: any Member) -> Bool {
    guard container is any PresentingMember, case .state(let state) = entry.target else { return false }
    return nest.presentation(of: state, in: container.card.kind) != nil
  }
}
