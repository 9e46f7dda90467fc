public import UIKit

#if canImport(Simulator)
  public import Simulator
#endif

/// A screen on which a test shows controllers, and the time that passes on it.
///
/// ```swift
/// @MainActor @Test func `Signing in shows the home screen`() async throws {
///   let stage = try await Stage.open()
///   let root = RootViewController(initialState: .signIn)
///   stage.show(root)
///   root.transition(to: .home)
///   await stage.settle()
///   #expect(root.state == .home)
/// }
/// ```
///
/// On Linux it is a simulated iPhone whose clock advances when the test moves it or awaits something. On Apple's
/// platforms it is the test host's own scene, and time is real. One stage can be open at a time: ``open()`` waits until
/// the previous one was deallocated, so that concurrent tests do not share the screen.
///
/// - Note: On Apple's platforms the tests need a host app, as all tests of UIKit do.
@preconcurrency @MainActor
public final class Stage {
  #if canImport(Simulator)
    /// The simulated device, for features beyond those of a stage.
    public let simulator: Simulator
  #endif

  /// The scene that contains the stage's windows.
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

  /// Removes every window of the stage from the screen and releases it, with its controllers.
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

  /// Shows a controller as the root of a new window.
  ///
  /// The update cycle is not over when the call returns.
  @discardableResult
  public func show(_ rootViewController: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    windows.append(window)
    return window
  }

  // MARK: - Time

  /// Ends the update cycle: layout, commit, and deferred callbacks such as `viewDidAppear`.
  ///
  /// Tasks of the main actor that are ready run afterward. In such a task, the changes of observable models reach the
  /// containers that follow them.
  public func turn() async {
    #if canImport(Simulator)
      simulator.commit()
      await Task.yield()
    #else
      CATransaction.flush()
      // One hop runs after the blocks that the commit has queued, the other after those that they queue.
      for _ in 0..<2 {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      }
    #endif
  }

  /// Advances the time, in seconds.
  ///
  /// - Parameter seconds: The time, which must be finite. Without a positive value, only the update cycle ends.
  public func advance(by seconds: TimeInterval) async {
    guard seconds.isFinite else {
      fatalError("A stage cannot advance the time by \(seconds) seconds. Pass a finite number.")
    }
    guard seconds > 0 else { return await turn() }
    // A conversion that is not exact would stop the program above the greatest integer.
    let nanoseconds = Int64(exactly: (seconds * 1_000_000_000).rounded()) ?? .max
    #if canImport(Simulator)
      await simulator.advance(by: .nanoseconds(nanoseconds))
    #else
      // Apple's UIKit has real time only.
      try? await Task.sleep(nanoseconds: UInt64(nanoseconds))
    #endif
  }

  /// Advances the time until the stage is at rest, at most a minute.
  ///
  /// On Linux, the stage is at rest when no animation runs and no task waits for the simulator's clock. On Apple's
  /// platforms, it is at rest when no layer on the stage is being animated. There, repeating animations, such as an
  /// activity indicator, are waited for until the time limit.
  ///
  /// - Returns: A Boolean value that indicates whether the stage came to rest.
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

/// The reason why a stage cannot be opened.
public enum StageError: Error, CustomStringConvertible {
  /// The process has no scene to show windows in.
  case noScene

  /// A description of what is missing, and how to provide it.
  public var description: String {
    switch self {
    case .noScene:
      "There is no scene to show windows in. Run the tests in a host app that has launched its scene."
    }
  }
}

extension StageError: LocalizedError {
  /// The message, which `localizedDescription` returns as well.
  public var errorDescription: String? { description }
}

#if !canImport(Simulator)
  extension CALayer {
    fileprivate var isAnimatedSomewhere: Bool {
      animationKeys()?.isEmpty == false || sublayers?.contains { $0.isAnimatedSomewhere } == true
    }
  }
#endif
