import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// A screen for view controllers, and its clock.
///
/// On Linux, it is a simulated iPhone whose clock advances only when a test advances it. On Apple's platforms, it is
/// the scene of the test host in real time. The tests are the same.
@MainActor
final class Stage {
  #if canImport(Simulator)
    private let simulator: Simulator
  #endif
  private var windows: [UIWindow] = []

  /// The scene of the windows.
  let scene: UIWindowScene

  /// Opens the stage when no other test uses it, because there is only one screen and one first responder.
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

  /// A Boolean value that indicates whether the stage can be an iPad.
  static var hasPad: Bool {
    #if canImport(Simulator)
      true
    #else
      UIDevice.current.userInterfaceIdiom == .pad
    #endif
  }

  /// Opens the stage on an iPad.
  static func openPad() async throws -> Stage {
    #if canImport(Simulator)
      Stage(await Simulator.boot(.iPadPro11))
    #else
      try await open()
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

  /// Returns a new window of the scene, which is hidden.
  func makeWindow() -> UIWindow {
    let window = UIWindow(windowScene: scene)
    windows.append(window)
    return window
  }

  /// Shows a view controller in a new window, and waits until the transition has ended.
  @discardableResult
  func show(_ root: UIViewController) async -> UIWindow {
    let window = makeWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    await turn()
    return window
  }

  // MARK: - Time

  /// Ends the turn of the run loop, including layout, the commit, and the work after the commit.
  func turn() async {
    #if canImport(Simulator)
      simulator.commit()
    #else
      CATransaction.flush()
      // The first suspension resumes after the blocks that the commit has queued, and the second after the blocks that
      // those have queued.
      for _ in 0..<2 {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      }
    #endif
  }

  /// Advances the time by a number of seconds.
  func advance(by duration: Double) async {
    #if canImport(Simulator)
      await simulator.advance(by: .seconds(duration))
    #else
      try? await Task.sleep(for: .seconds(duration))
    #endif
  }

  /// Advances the time until no animation or transition is running.
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

    /// Moves a touch over the screen while time passes, and optionally ends it after a short rest.
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

    /// Taps the screen at a point.
    func tap(at point: CGPoint) async throws { try await simulator.tap(at: point) }
  #endif

  // MARK: - Device

  /// Rotates the device, which begins the rotation of the interface.
  func rotate(to orientation: UIInterfaceOrientation) async {
    #if canImport(Simulator)
      simulator.rotate(to: orientation)
    #else
      // Tests of rotation require a host whose settings permit all orientations.
      guard #available(iOS 16, *) else { return }
      scene.requestGeometryUpdate(
        .iOS(interfaceOrientations: .init(rawValue: 1 << UInt(orientation.rawValue))))
      await turn()
    #endif
  }
}

#if !canImport(Simulator)
  enum StageError: Error { case noScene }

  /// A lock that gives one test at a time access to the screen.
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
