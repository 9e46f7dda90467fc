// On Linux the simulator ensures that one device is on at a time.
#if !canImport(Simulator)
  /// The exclusive right to use the screen, which a test returns by releasing the object.
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
        // The right passes to the next test and stays taken.
        Self.waiting.removeFirst().resume()
      }
    }
  }
#endif
