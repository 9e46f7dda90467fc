import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// A screen to put controllers on, and the time that passes on it.
///
/// Here that is a simulated iPhone whose clock advances only when a test moves it. On Apple's platforms it is the test
/// host's own scene, and time is real; the tests are the same.
@MainActor
final class Stage {
  #if canImport(Simulator)
    private let simulator: Simulator
  #endif
  private var windows: [UIWindow] = []

  /// The scene that the windows are in.
  let scene: UIWindowScene

  /// Opens the stage, as soon as no other test uses it: there is one screen and one first responder.
  static func open() async throws -> Stage {
    #if canImport(Simulator)
      return Stage(await Simulator.boot(.iPhone15))
    #else
      await StageDoor.enter()
      guard let scene = UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }).first else {
        StageDoor.leave()
        throw StageError.noScene
      }
      return Stage(scene)
    #endif
  }

  #if canImport(Simulator)
    private init(_ simulator: Simulator) {
      self.simulator = simulator
      scene = simulator.scene
    }
  #else
    private init(_ scene: UIWindowScene) { self.scene = scene }

    isolated deinit {
      for window in windows { window.isHidden = true }
      StageDoor.leave()
    }
  #endif

  // MARK: - Windows

  /// A window of the scene, not shown yet.
  func makeWindow() -> UIWindow {
    let window = UIWindow(windowScene: scene)
    windows.append(window)
    return window
  }

  /// Shows a controller in a window of its own, and lets everything that follows from it happen.
  @discardableResult
  func show(_ root: UIViewController) async -> UIWindow {
    let window = makeWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    await turn()
    return window
  }

  // MARK: - Time

  /// Ends the turn of the run loop: layout, commit, and what waited for the commit.
  func turn() async {
    #if canImport(Simulator)
      simulator.commit()
    #else
      CATransaction.flush()
      // The one hop is behind the blocks that the commit has queued, the other behind what these queue.
      for _ in 0..<2 {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      }
    #endif
  }

  /// Lets time pass, in seconds.
  func advance(by duration: Double) async {
    #if canImport(Simulator)
      await simulator.advance(by: .seconds(duration))
    #else
      try? await Task.sleep(for: .seconds(duration))
    #endif
  }

  /// Lets time pass until nothing is going on.
  func settle() async {
    #if canImport(Simulator)
      await simulator.settle()
    #else
      await turn()
      while windows.contains(where: { $0.layer.isAnimated }) { await advance(by: 1.0 / 60) }
      await turn()
    #endif
  }

  #if canImport(Simulator)
    // MARK: - Fingers

    /// Draws a finger over the glass while time passes, and lifts it after it has rested for a moment, if it is to.
    func drag(from start: CGPoint, to end: CGPoint, over duration: Double = 0.3, resting: Double = 0) async throws {
      let finger = try simulator.touchDown(at: start)
      let steps = 12
      for step in 1...steps {
        await simulator.advance(by: .seconds(duration / Double(steps)))
        let part = CGFloat(step) / CGFloat(steps)
        simulator.move(
          finger, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
      if resting > 0 { await simulator.advance(by: .seconds(resting)) }
      simulator.touchUp(finger, at: end)
    }

    /// Taps a point of the screen.
    func tap(at point: CGPoint) async throws { try await simulator.tap(at: point) }
  #endif

  // MARK: - Device

  /// Turns the device; the interface starts to turn with it.
  func rotate(to orientation: UIInterfaceOrientation) async {
    #if canImport(Simulator)
      simulator.rotate(to: orientation)
    #else
      // Tests of rotation need a host whose settings allow every orientation.
      guard #available(iOS 16, *) else { return }
      scene.requestGeometryUpdate(
        .iOS(interfaceOrientations: .init(rawValue: 1 << UInt(orientation.rawValue))))
      await turn()
    #endif
  }
}

#if !canImport(Simulator)
  enum StageError: Error { case noScene }

  /// Lets one test at a time onto the screen.
  @MainActor
  private enum StageDoor {
    private static var isOccupied = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    static func enter() async {
      guard isOccupied else {
        isOccupied = true
        return
      }
      await withCheckedContinuation { waiting.append($0) }
    }

    static func leave() {
      if waiting.isEmpty { isOccupied = false } else { waiting.removeFirst().resume() }
    }
  }

  extension CALayer {
    fileprivate var isAnimated: Bool {
      animationKeys()?.isEmpty == false || sublayers?.contains { $0.isAnimated } == true
    }
  }
#endif
