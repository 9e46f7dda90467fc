/// An operation of an episode.
///
/// An operation refers to a container by a number, which is taken modulo the number of existing containers. It is
/// therefore valid in every program, including a reduced one.
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

  // The device and the windows
  case rotate(Int)
  case leaveApp
  case comeBack
  case warnOfMemory
  case hideWindow(Int)
  case showWindow(Int)
  case openWindow
  case closeWindow(Int)

  // Presented and embedded view controllers
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

  /// Performs an operation in a callback: the next callback of a kind, or a later one.
  case inCallback(Moment, after: Int, Operation)
}

/// A kind of callback that the library or UIKit calls.
package enum Moment: String, Codable, CaseIterable, Sendable {
  case willAppear, didAppear, willDisappear, didDisappear, viewDidLoad, willMove, didMove
  case content, leaveDecision, policy, willTransition, didTransition, childAppearance, stackChange, tabChange
  case completion, deinitialization
}
