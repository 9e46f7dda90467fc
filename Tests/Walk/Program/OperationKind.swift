/// The kinds of operations, for their frequencies.
enum OperationKind: String, CaseIterable {
  case show, setPolicy, setMotion, setRetention, setPacing, limitRetained, dropRetained
  case begin, catchRunning, update, finish, cancel, release
  case goTo, push, pop, setStack, popController, popToRoot, pushController, turnStackAround
  case select, selectIndex, setTabs
  case enter, open
  case cancelRequest
  case tapTab, tapBack, tap, swipe, move, lift, withdraw
  case rotate, leaveApp, comeBack, warnOfMemory, hideWindow, showWindow, openWindow, closeWindow
  case present, dismiss, embed, unembed
  case setGuard, answer
  case advance, endTurn
  case inCallback

  /// Returns one of several values, with frequencies in proportion to their weights.
  static func pick<Value>(_ weighted: [(Value, Int)], _ dice: inout some RandomNumberGenerator) -> Value {
    let total = weighted.reduce(0) { $0 + $1.1 }
    var rest = Int.random(in: 0..<total, using: &dice)
    for (value, weight) in weighted {
      if rest < weight { return value }
      rest -= weight
    }
    preconditionFailure("The rest is less than the sum of the weights")
  }
}
