import Stateroom
import StateroomTesting
import UIKit

/// A view controller without its own children, which checks its own callbacks, and may make a request in each of them.
class WalkLeaf: StrictViewController, Member {
  let card: Card
  private weak var world: WalkWorld?
  private let token: EndToken

  init(_ card: Card, in world: WalkWorld) {
    self.card = card
    self.world = world
    let (number, maker) = (card.number, card.maker)
    token = EndToken { [weak world] in
      world?.reach(.deinitialization)
      // A released object may use its container at any time, including while the container releases it.
      if number % 3 == 0 { world?.dropRetained(by: maker) }
    }
    super.init(card.name) { [weak world] problem in
      // A swipe that is cancelled leaves a move open, and a parent that is deallocated announces none. The callback
      // book handles both.
      if !problem.contains("ove(toParent") { world?.violate(problem) }
    }
  }

  /// A Boolean value that indicates whether the leaf selects another tab during a pop, as a page that signs the user
  /// out.
  private var isLeaver: Bool { card.number % 3 == 0 }
  private var isPage: Bool { parent is WalkStack }
  private var hasLeftTab = false

  /// Selects another tab, but only once: two pages that did so in each disappearance would never come to rest.
  private func leaveTab() {
    guard isLeaver, !hasLeftTab else { return }
    hasLeftTab = true
    world?.leaveTab(of: self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    world?.reach(.viewDidLoad)
    // A page below others, whose view is loaded only when the others are popped.
    if isPage, !isMovingToParent { leaveTab() }
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    world?.reach(.willAppear)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    world?.reach(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    world?.reach(.willDisappear)
    if isPage, transitionCoordinator?.isInteractive == true { leaveTab() }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    world?.reach(.didDisappear)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    world?.reach(.willMove)
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    card.moved(to: parent)
    world?.reach(.didMove)
  }
}

/// A leaf with a leave guard.
final class GuardedLeaf: WalkLeaf, LeaveGuarding {
  enum Answer: Int, CaseIterable { case allow, refuse, ask }

  var answer = Answer.allow
  private weak var guardedWorld: WalkWorld?

  override init(_ card: Card, in world: WalkWorld) {
    guardedWorld = world
    super.init(card, in: world)
  }

  var leaveDecision: LeaveDecision {
    guardedWorld?.reach(.leaveDecision)
    switch answer {
    case .allow: return .allow
    case .refuse: return .refuse
    case .ask: return .ask { [weak guardedWorld] in await guardedWorld?.wait() ?? true }
    }
  }
}
