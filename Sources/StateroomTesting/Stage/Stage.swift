public import UIKit

#if canImport(Simulator)
  public import Simulator
#endif

/// A screen to show controllers on in a test, and the time that passes on it.
///
/// ```swift
/// @MainActor @Test func `Signing in leads home`() async throws {
///   let stage = try await Stage.open()
///   let root = RootViewController(initialState: .signIn)
///   stage.show(root)
///   root.transition(to: .home, animated: true, completion: nil)
///   await stage.settle()
///   #expect(root.state == .home)
/// }
/// ```
///
/// On Linux it is a simulated phone whose clock moves when the test moves it or awaits something. On Apple's platforms it is the
/// test host's own scene, and time is real. One stage is open at a time: ``open()`` waits until the previous one was
/// let go, so that tests which run side by side do not meet on the screen.
///
/// - Note: On Apple's platforms the tests need a host app, as all tests of UIKit do.
@preconcurrency @MainActor
public final class Stage {
  #if canImport(Simulator)
    /// The simulated device, for what goes beyond a stage.
    public let simulator: Simulator
  #endif

  /// The scene that the stage's windows are in.
  public let scene: UIWindowScene

  private var windows: [UIWindow] = []

  // MARK: - Opening and Closing

  #if canImport(Simulator)
    /// Opens the stage on a device of this kind, as soon as no other one is open.
    public static func open(on device: Device) async -> Stage { Stage(await Simulator.boot(device)) }

    /// Opens the stage, as soon as no other one is open.
    ///
    /// - Throws: ``StageError`` where there is no screen; never on Linux.
    public static func open() async throws -> Stage { await open(on: .iPhone15) }

    private init(_ simulator: Simulator) {
      self.simulator = simulator
      scene = simulator.scene
    }
  #else
    private let pass: StagePass

    /// Opens the stage, as soon as no other one is open.
    ///
    /// - Throws: ``StageError`` where there is no screen: in tests without a host app.
    public static func open() async throws -> Stage {
      let pass = await StagePass.acquire()
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      guard let scene = scenes.first else { throw StageError.noScene }
      return Stage(scene, pass)
    }

    private init(_ scene: UIWindowScene, _ pass: StagePass) {
      self.scene = scene
      self.pass = pass
    }

    deinit { Teardown.perform { [windows] in Self.clear(windows) } }
  #endif

  /// Takes every window of the stage off the screen and lets it go, with its controllers.
  public func clear() {
    // Closing a window runs code of its controllers, which may open another one.
    let closed = windows
    windows = []
    Self.clear(closed)
  }

  private static func clear(_ windows: [UIWindow]) {
    for window in windows {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  // MARK: - Showing Controllers

  /// Shows a controller as the root of a window of its own. The turn is not over when the call returns.
  @discardableResult
  public func show(_ rootViewController: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    windows.append(window)
    return window
  }

  // MARK: - Time

  /// Ends the turn of the run loop: layout, commit, and what UIKit has put off until then, such as `viewDidAppear`.
  public func turn() async {
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
  public func advance(by seconds: TimeInterval) async {
    #if canImport(Simulator)
      await simulator.advance(by: .seconds(seconds))
    #else
      // Apple's UIKit has no other time than the real one.
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
    #endif
  }

  /// Lets time pass until nothing is going on, at most a minute. Returns whether it came to rest.
  ///
  /// On Linux that is when no animation runs and no task waits for the simulator's clock; on Apple's platforms, when no layer
  /// on the stage is being animated. What repeats for ever, such as a spinner, is waited for there in vain.
  @discardableResult
  public func settle() async -> Bool {
    #if canImport(Simulator)
      await simulator.settle()
    #else
      await turn()
      for _ in 0..<3600 {
        guard windows.contains(where: { $0.layer.isAnimatedSomewhere }) else {
          await turn()
          return true
        }
        await advance(by: 1.0 / 60)
      }
      return false
    #endif
  }
}

/// Why a stage cannot be opened.
public enum StageError: Error, CustomStringConvertible {
  /// The process has no scene to show windows in.
  case noScene

  /// What is missing, and what to do about it.
  public var description: String {
    switch self {
    case .noScene:
      "There is no scene to show windows in. Run the tests in a host app that has launched its scene."
    }
  }
}

#if !canImport(Simulator)
  extension CALayer {
    fileprivate var isAnimatedSomewhere: Bool {
      animationKeys()?.isEmpty == false || sublayers?.contains { $0.isAnimatedSomewhere } == true
    }
  }
#endif
