/// The frequencies of the kinds of operations.
enum WalkWeights {
  /// The operations between callbacks.
  static let steps: [(OperationKind, Int)] =
    requests + [
      (.update, 4), (.finish, 3), (.cancel, 3), (.release, 2),
      (.tapTab, 5), (.tapBack, 3), (.tap, 2), (.swipe, 5), (.move, 4), (.lift, 3), (.withdraw, 2),
      (.rotate, 3), (.leaveApp, 1), (.comeBack, 1), (.warnOfMemory, 2), (.openWindow, 1), (.closeWindow, 1),
      (.answer, 4), (.advance, 40), (.endTurn, 8), (.inCallback, 22),
    ]

  /// The operations that may also be performed in a callback.
  static let requests: [(OperationKind, Int)] = [
    (.show, 24), (.setPolicy, 3), (.setMotion, 3), (.setRetention, 2), (.setPacing, 1), (.limitRetained, 1),
    (.dropRetained, 1),
    (.begin, 4), (.catchRunning, 2),
    (.goTo, 5), (.push, 8), (.pop, 6), (.setStack, 5), (.popController, 3), (.popToRoot, 2), (.pushController, 2),
    (.turnStackAround, 1),
    (.select, 8), (.selectIndex, 2), (.setTabs, 2),
    (.enter, 6), (.open, 6),
    (.cancelRequest, 6),
    (.hideWindow, 2), (.showWindow, 3),
    (.present, 4), (.dismiss, 4),
    (.embed, 3), (.unembed, 3),
    (.setGuard, 4),
  ]

  /// The callbacks in which operations are performed.
  static let moments: [(Moment, Int)] = [
    (.willAppear, 6), (.didAppear, 6), (.willDisappear, 6), (.didDisappear, 6), (.viewDidLoad, 3), (.willMove, 3),
    (.didMove, 3),
    (.content, 2), (.leaveDecision, 2), (.policy, 1), (.willTransition, 3), (.didTransition, 3), (.childAppearance, 2),
    (.stackChange, 2), (.tabChange, 2),
    (.completion, 5), (.deinitialization, 3),
  ]
}
