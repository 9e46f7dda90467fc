/// What a machine has decided and its interpreter has not performed yet, in the order of deciding.
///
/// Performing an effect may run user code, and that may bring more effects. They go to the end, and whoever is performing
/// already comes to them:
///
/// ```swift
/// guard queue.begin() else { return }
/// while let effect = queue.next() { perform(effect) }
/// ```
struct EffectQueue<Effect> {
  /// What machines append to. What has been performed stays in front until the queue is through.
  var effects: [Effect] = []
  private var performed = 0
  private(set) var isPerforming = false

  var isEmpty: Bool { effects.isEmpty }

  /// Whether performing can begin; not if it is going on further up the call stack.
  mutating func begin() -> Bool {
    guard !isPerforming else { return false }
    isPerforming = true
    return true
  }

  /// The next effect to be performed; `nil` when there is none left, and performing has ended.
  mutating func next() -> Effect? {
    guard performed < effects.count else {
      effects.removeAll(keepingCapacity: true)
      performed = 0
      isPerforming = false
      return nil
    }
    performed += 1
    return effects[performed - 1]
  }

  /// Changes or drops the effects that wait.
  mutating func editWaiting(_ edit: (Effect) -> Effect?) {
    effects = effects[..<performed] + effects[performed...].compactMap(edit)
  }

  /// Drops the effects that wait, but for some, and lets performing begin anew: whoever was at it belongs to something that
  /// goes away.
  mutating func abandon(keeping isKept: (Effect) -> Bool) {
    effects = effects[performed...].filter(isKept)
    performed = 0
    isPerforming = false
  }
}
