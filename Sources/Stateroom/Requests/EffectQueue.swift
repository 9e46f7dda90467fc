/// The effects that a machine has returned and its interpreter has not performed yet, in their order.
///
/// Performing an effect may run user code, which may append more effects. They are performed by the loop that is
/// already running:
///
/// ```swift
/// guard queue.begin() else { return }
/// while let effect = queue.next() { perform(effect) }
/// ```
struct EffectQueue<Effect> {
  /// The effects, to which machines append.
  ///
  /// Performed effects remain at the front until all are performed.
  var effects: [Effect] = []
  private var performed = 0
  private(set) var isPerforming = false

  var isEmpty: Bool { effects.isEmpty }

  /// Begins to perform the effects.
  ///
  /// - Returns: `false` if a caller further up the call stack is already performing them.
  mutating func begin() -> Bool {
    guard !isPerforming else { return false }
    isPerforming = true
    return true
  }

  /// Returns the next effect, or ends performing and returns `nil` if there is none.
  mutating func next() -> Effect? {
    guard performed < effects.count else {
      // A container is at rest almost always, and an app has many of them.
      effects = []
      performed = 0
      isPerforming = false
      return nil
    }
    performed += 1
    return effects[performed - 1]
  }

  /// Changes or removes the effects that were not performed yet.
  ///
  /// - Parameter edit: A closure that returns the replacement of an effect, or `nil` to remove it.
  mutating func editWaiting(_ edit: (Effect) -> Effect?) {
    effects = effects[..<performed] + effects[performed...].compactMap(edit)
  }

  /// Removes most effects that were not performed yet, and allows performing to begin again.
  ///
  /// A caller further up the call stack that is still performing effects belongs to an object that is being
  /// deallocated.
  ///
  /// - Parameter isKept: A closure that returns whether an effect remains in the queue.
  mutating func abandon(keeping isKept: (Effect) -> Bool) {
    effects = effects[performed...].filter(isKept)
    performed = 0
    isPerforming = false
  }
}
