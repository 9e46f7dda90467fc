import TestSupport

/// A generator of programs from seeds.
package struct WalkGenerator {
  private let seed: UInt64
  private var dice: SplitMix64

  private init(seed: UInt64) {
    self.seed = seed
    dice = SplitMix64(seed: seed)
  }

  /// Returns the program of a seed.
  package static func program(seed: UInt64) -> WalkProgram {
    var generator = WalkGenerator(seed: seed)
    return generator.program()
  }

  private mutating func program() -> WalkProgram {
    let nest = makeNest()
    let count = 8 + roll(24)
    return WalkProgram(seed: seed, nest: nest, steps: (0..<count).map { _ in step() })
  }

  // MARK: - The Nest

  private mutating func makeNest() -> Nest {
    Nest(
      windows: 1 + roll(2),
      halls: [
        one([.tabs, .tabs, .parts]), one([.stack, .parts]), one([.parts, .leaf, .guarded]), one(Nest.Kind.allCases),
      ],
      tabs: [one([.stack, .parts]), one([.parts, .stack, .leaf]), one([.leaf, .guarded, .parts])],
      pages: [one([.leaf, .leaf, .parts]), .leaf, one([.parts, .guarded]), one([.leaf, .parts, .tabs])],
      parts: (0..<4).map { _ in makeParts() }, presentations: presentations(0x5EE7, nothing: 4),
      stackPresentations: presentations(0x57AC, nothing: 6),
      tabPresentations: presentations(0x7AB5, nothing: 6),
      hallPresentations: presentations(0x4A11, nothing: 6))
  }

  /// Returns the view controllers that states present. A separate random number generator selects them, so that they do
  /// not change the rest of the programs of earlier seeds.
  private func presentations(_ dice: UInt64, nothing: Int) -> [Nest.Kind?] {
    var dice = SplitMix64(seed: seed ^ dice)
    let kinds = Array(repeating: nil, count: nothing) + [.leaf, .guarded, .parts, .stack] as [Nest.Kind?]
    return [nil] + (1..<4).map { _ in kinds[Int.random(in: 0..<kinds.count, using: &dice)] }
  }

  private mutating func makeParts() -> [Nest.Part] {
    (0..<one([1, 1, 2, 3])).map { _ in
      Nest.Part(kind: one([.leaf, .leaf, .leaf, .guarded, .parts, .stack, .tabs]), isShared: roll(4) == 0)
    }
  }

  // MARK: - The Steps

  private mutating func step() -> Operation {
    let kind = OperationKind.pick(WalkWeights.steps, &dice)
    if kind == .inCallback { return inCallback() }
    return make(kind)
  }

  private mutating func inCallback() -> Operation {
    let moment = OperationKind.pick(WalkWeights.moments, &dice)
    let kind = OperationKind.pick(WalkWeights.requests, &dice)
    return .inCallback(moment, after: one([0, 0, 0, 1, 2, 4]), make(kind))
  }

  private mutating func make(_ kind: OperationKind) -> Operation {
    let pick = roll(6)
    let animated = roll(3) > 0
    return switch kind {
    case .show: .show(pick, state: roll(4), animated: animated)
    case .setPolicy: .setPolicy(pick, roll(5))
    case .setMotion: .setMotion(pick, roll(10))
    case .setRetention: .setRetention(pick, roll(3))
    case .setPacing: .setPacing(pick, roll(3))
    case .limitRetained: .limitRetained(pick, roll(3))
    case .dropRetained: .dropRetained(pick)
    case .begin: .begin(pick, state: roll(4))
    case .catchRunning: .catchRunning(pick)
    case .update: .update(percent: one([0, 20, 50, 90, 100]))
    case .finish: .finish
    case .cancel: .cancel
    case .release: .release
    case .goTo: .goTo(pick, page: roll(4), animated: animated)
    case .push: .push(pick, page: roll(4), animated: animated)
    case .pop: .pop(pick, animated: animated)
    case .setStack: .setStack(pick, pages: (0..<1 + roll(4)).map { _ in roll(4) }, animated: animated)
    case .popController: .popController(pick, animated: animated)
    case .popToRoot: .popToRoot(pick, animated: animated)
    case .pushController: .pushController(pick, animated: animated)
    case .turnStackAround: .turnStackAround(pick, animated: animated)
    case .select: .select(pick, tab: roll(3), animated: animated)
    case .selectIndex: .selectIndex(pick, roll(3))
    case .setTabs: .setTabs(pick, tabs: one([[0, 1, 2], [2, 1], [0, 2], [1], [2, 0, 1]]), animated: animated)
    case .enter: .enter(hall: roll(4), animated: animated)
    case .open:
      .open(
        hall: roll(4), tab: roll(3) > 0 ? roll(3) : nil, pages: (0..<roll(3)).map { _ in roll(4) }, animated: animated)
    case .cancelRequest: .cancelRequest(pick)
    case .tapTab: .tapTab(pick, roll(3))
    case .tapBack: .tapBack(pick)
    case .tap: .tap(x: roll(100), y: roll(100))
    case .swipe: .swipe(y: 20 + roll(60))
    case .move: .move(x: one([10, 30, 60, 95]))
    case .lift: .lift
    case .withdraw: .withdraw
    case .rotate: .rotate(roll(3))
    case .leaveApp: .leaveApp
    case .comeBack: .comeBack
    case .warnOfMemory: .warnOfMemory
    case .hideWindow: .hideWindow(roll(2))
    case .showWindow: .showWindow(roll(2))
    case .openWindow: .openWindow
    case .closeWindow: .closeWindow(roll(2))
    case .present: .present(roll(2), roll(5), style: roll(4), animated: animated)
    case .dismiss: .dismiss(roll(2), animated: animated)
    case .embed: .embed(pick, motion: roll(10))
    case .unembed: .unembed(pick, motion: roll(10))
    case .setGuard: .setGuard(pick, roll(3))
    case .answer: .answer(roll(3) > 0)
    case .advance, .inCallback: .advance(milliseconds: one([0, 50, 50, 100, 200, 350, 700]))
    case .endTurn: .endTurn
    }
  }

  private mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &dice) }

  private mutating func one<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}
