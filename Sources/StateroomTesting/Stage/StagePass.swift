// On Linux the simulator sees to it that one device is on at a time.
#if !canImport(Simulator)
  /// The right to use the screen, which one test has at a time and gives back by letting go of it.
  @MainActor
  final class StagePass {
    private static var isTaken = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    static func acquire() async -> StagePass {
      if isTaken { await withCheckedContinuation { waiting.append($0) } }
      isTaken = true
      return StagePass()
    }

    isolated deinit {
      if Self.waiting.isEmpty {
        Self.isTaken = false
      } else {
        // It goes from hand to hand and stays taken.
        Self.waiting.removeFirst().resume()
      }
    }
  }
#endif
