/// One thing that happens in an episode.
///
/// An operation names its container by a number, which is taken modulo the number of those that are there: so it
/// means something in every program, and a shrunk program is still one.
package indirect enum Operation: Codable, Equatable, Sendable {
  // Requests to state containers
  case show(Int, state: Int, animated: Bool)
  case setPolicy(Int, Int)
  case setMotion(Int, Int)
  case setRetention(Int, Int)
  case setPacing(Int, Int)
  case limitRetained(Int, Int)
  case dropRetained(Int)

  // Interactive transitions
  case begin(Int, state: Int)
  case catchRunning(Int)
  case update(percent: Int)
  case finish
  case cancel
  case release

  // Stacks, by the library's methods and by UIKit's
  case goTo(Int, page: Int, animated: Bool)
  case push(Int, page: Int, animated: Bool)
  case pop(Int, animated: Bool)
  case setStack(Int, pages: [Int], animated: Bool)
  case popController(Int, animated: Bool)
  case popToRoot(Int, animated: Bool)
  case pushController(Int, animated: Bool)
  case turnStackAround(Int, animated: Bool)

  // Tabs
  case select(Int, tab: Int, animated: Bool)
  case selectIndex(Int, Int)
  case setTabs(Int, tabs: [Int], animated: Bool)

  // The root, and paths
  case enter(hall: Int, animated: Bool)
  case open(hall: Int, tab: Int?, pages: [Int], animated: Bool)

  // Any request that has not ended
  case cancelRequest(Int)

  // The user
  case tapTab(Int, Int)
  case tapBack(Int)
  case tap(x: Int, y: Int)
  case swipe(y: Int)
  case move(x: Int)
  case lift
  case withdraw

  // The surroundings
  case rotate(Int)
  case leaveApp
  case comeBack
  case warnOfMemory
  case hideWindow(Int)
  case showWindow(Int)
  case openWindow
  case closeWindow(Int)

  // What lies over and inside of others
  case present(Int, Int, style: Int, animated: Bool)
  case dismiss(Int, animated: Bool)
  case embed(Int, motion: Int)
  case unembed(Int, motion: Int)

  // Leave guards
  case setGuard(Int, Int)
  case answer(Bool)

  // Time
  case advance(milliseconds: Int)
  case endTurn

  /// Does something from inside of a callback: of the next one of its kind, or a later one.
  case inCallback(Moment, after: Int, Operation)
}

/// A kind of user code that the library or UIKit calls.
package enum Moment: String, Codable, CaseIterable, Sendable {
  case willAppear, didAppear, willDisappear, didDisappear, viewDidLoad, willMove, didMove
  case content, leaveDecision, policy, willTransition, didTransition, childAppearance, stackChange, tabChange
  case completion, deinitialization
}
