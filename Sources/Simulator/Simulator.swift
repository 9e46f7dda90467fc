public import UIKit

/// A device for tests and tours: a screen, time that you move, fingers that you script.
///
/// ```swift
/// let simulator = await Simulator.boot(.iPhone15)
/// simulator.show(RootViewController())
/// await simulator.tap("Sign In")
/// await simulator.advance(by: .milliseconds(150))
/// print(simulator.textSnapshot())
/// await simulator.settle()
/// ```
///
/// One device is on at a time; ``boot(_:)`` waits for the previous one to be let go.
///
/// Time starts at zero. It moves by `advance(by:)` and ``settle(timeLimit:)``, in frames as on a device, and by itself while
/// the test awaits something and every task is suspended:
///
/// ```swift
/// let outcome = await root.transition(to: .home, animated: true)   // its animation is played
/// ```
///
/// Time stands still while code runs, and while tasks of the app compute, also outside of the main actor: what they bring is
/// there at the same time on every machine. A test that awaits something else at a fixed time sets ``holdsTime``.
@MainActor
public final class Simulator {
  /// The device that this is.
  public let device: Device

  /// A Boolean value that indicates whether time moves only by `advance(by:)` and ``settle(timeLimit:)``.
  ///
  /// The default is `false`: time also moves while all tasks are suspended and something is scheduled, so that a test can
  /// await the outcome of a transition. Set it to `true` in a test that awaits something else at a fixed time.
  public var holdsTime = false {
    didSet { if oldValue, !holdsTime { awaitedTime?.somethingIsScheduled() } }
  }

  let clock = VirtualClock()
  /// Moves the time while a test awaits what only time brings.
  private(set) var awaitedTime: AwaitedTime?
  /// How many calls that move the time are running.
  var timeMovers = 0
  var window: UIWindow?
  var nextTouch = 0
  /// Told after every step of the time; how a recording sees each frame.
  var frameObserver: (() -> Void)?

  // MARK: - Switching On

  /// Switches a device on, as soon as no other one is.
  public static func boot(_ device: Device = .iPhone15) async -> Simulator {
    await SimulatorPower.acquire()
    return Simulator(device)
  }

  /// Switches a device on where nothing may be awaited; nil while another one is on.
  public static func bootIfFree(_ device: Device = .iPhone15) -> Simulator? {
    SimulatorPower.acquireIfFree() ? Simulator(device) : nil
  }

  private init(_ device: Device) {
    self.device = device
    ExecutorActivity.begin()
    // What the previous device left is cleared here and not when that was let go: a test that has lost interest in its
    // simulator may still be looking at its views.
    Self.clear()
    AppRuntime.shared.clock = clock
    let awaitedTime = AwaitedTime(of: self)
    self.awaitedTime = awaitedTime
    clock.onSchedule = { [weak awaitedTime] in awaitedTime?.somethingIsScheduled() }
    UIScreen.main.hardware = device.hardware
    UIScreen.main.orientation = .portrait
    UIScreen.main.userInterfaceStyle = .light
    UIScreen.main.contentSizeCategory = .large
  }

  deinit {
    MainActorDeinit.run {
      // What is on the screen goes with the device, here and not on the thread that let go of it.
      (window, frameObserver) = (nil, nil)
      clock.cancelSleepers()
      SimulatorPower.release()
    }
  }

  /// A Boolean value that indicates whether this is the device whose time the app has.
  var isOn: Bool { AppRuntime.shared.clock === clock }

  private static func clear() {
    LifecycleObservation.observer = nil
    RuntimeDiagnostics.observer = nil
    UIApplication.shared.terminate()
    AccessibilitySettings.shared.reset()
    UIDevice.current.reset()
    AppRuntime.shared.reset()
  }

  // MARK: - Running an App

  /// Launches an app with this class as its delegate, as the system would.
  public func launch(_ delegateType: any (UIResponder & UIApplicationDelegate).Type) {
    UIApplication.shared.launch(delegateType: delegateType)
    commit()
  }

  /// Puts a controller on the screen as the root of a new window, up to the end of the turn.
  @discardableResult
  public func show(_ rootViewController: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    self.window = window
    commit()
    return window
  }

  /// Takes the window that ``show(_:)`` made off the screen and lets it go.
  public func removeWindow() {
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
    commit()
  }

  /// Light or dark, as the user sets it for the whole device.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { UIScreen.main.userInterfaceStyle }
    set {
      UIScreen.main.changeTraits { $0.userInterfaceStyle = newValue }
      commit()
    }
  }

  /// The text size, as the user sets it for the whole device.
  public var contentSizeCategory: UIContentSizeCategory {
    get { UIScreen.main.contentSizeCategory }
    set {
      UIScreen.main.changeTraits { $0.contentSizeCategory = newValue }
      commit()
    }
  }

  /// Turns the device. Returns whether the app turned with it, after the turn has begun; it takes 0.4 seconds.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    UIDevice.current.hold(orientation)
    let didRotate = InterfaceRotation.rotate(to: orientation)
    commit()
    return didRotate
  }

  /// Tells the app that memory is short.
  public func sendMemoryWarning() {
    UIApplication.shared.simulateMemoryWarning()
    commit()
  }
}
