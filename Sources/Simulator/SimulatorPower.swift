/// Sees to it that one device is switched on at a time: UIKit is one per process.
///
/// Tests run side by side on the main actor and meet at their `await`s. Whoever boots a second device waits until the
/// first one is let go, so that neither finds the other's windows or time.
@MainActor
enum SimulatorPower {
  private static var isOn = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  static func acquire() async {
    guard isOn else {
      isOn = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  static func acquireIfFree() -> Bool {
    guard !isOn else { return false }
    isOn = true
    return true
  }

  static func release() {
    if waiting.isEmpty {
      isOn = false
    } else {
      // The device goes from hand to hand and stays on.
      waiting.removeFirst().resume()
    }
  }
}
