public import UIKit

/// A simulated device for tests and tours, with a screen, a virtual clock, and scripted touches.
///
/// ```swift
/// let simulator = await Simulator.boot(.iPhone15)
/// simulator.show(RootViewController())
/// try await simulator.tap("Sign In")
/// await simulator.advance(by: .milliseconds(150))
/// print(simulator.textSnapshot())
/// await simulator.settle()
/// ```
///
/// Only one device can be on at a time; ``boot(_:)`` waits until the previous one is deallocated.
///
/// The time starts at zero. It advances with `advance(by:)` and ``settle(timeLimit:)``, in frames as on a device, and
/// automatically while the test awaits something and every task is suspended:
///
/// ```swift
/// let outcome = await root.transition(to: .home, animated: true).outcome   // its animation is played
/// ```
///
/// The time does not advance while code runs, or while tasks of the app compute, including outside of the main actor:
/// their results are available at the same time on every machine. In a test that awaits something else at a fixed time,
/// set ``holdsTime``.
@MainActor
public final class Simulator {
  /// The model of the device.
  public let device: Device

  /// A Boolean value that indicates whether time advances only when the test moves it.
  ///
  /// If the value is `true`, only `advance(by:)` and ``settle(timeLimit:)`` advance the time. The default is `false`:
  /// time also advances while all tasks are suspended and something is scheduled, so that a test can await the outcome
  /// of a transition. Set it to `true` in a test that awaits something else at a fixed time.
  public var holdsTime = false {
    didSet { if oldValue, !holdsTime { awaitedTime?.somethingIsScheduled() } }
  }

  /// The device that is on; `nil` if there is none.
  private(set) static weak var current: Simulator?

  let clock = VirtualClock()
  /// The folders of the device's user.
  let files: SimulatedFiles
  /// The automatic advance of the time while a test awaits an event.
  var awaitedTime: AwaitedTime? { clock.awaitedTime }
  /// The number of running calls that advance the time.
  var timeMovers = 0
  var window: UIWindow?
  var nextTouch = 0
  /// The closure that is called after every step of the time, with which a recording captures each frame.
  var frameObserver: (() -> Void)?

  // MARK: - Booting

  /// Boots a device.
  ///
  /// If another device is on, waits until it is deallocated.
  public static func boot(_ device: Device = .iPhone15) async -> Simulator {
    await SimulatorPower.acquire()
    return Simulator(device)
  }

  /// Boots a device without waiting.
  ///
  /// Returns `nil` if another device is on.
  public static func bootIfFree(_ device: Device = .iPhone15) -> Simulator? {
    SimulatorPower.acquireIfFree() ? Simulator(device) : nil
  }

  private init(_ device: Device) {
    self.device = device
    ExecutorActivity.begin()
    // The state of the previous device is cleared here and not when that device was deallocated, because a test that
    // has released its simulator can still inspect its views.
    Self.clear()
    files = SimulatedFiles()
    AppRuntime.shared.clock = clock
    TimerHooks.begin(with: clock.timers)
    Self.current = self
    clock.awaitedTime = AwaitedTime(of: self)
    UIScreen.main.hardware = device.hardware
    UIScreen.main.orientation = .portrait
    UIScreen.main.userInterfaceStyle = .light
    UIScreen.main.contentSizeCategory = .large
    UIScreen.main.layoutDirection = .leftToRight
  }

  deinit {
    MainActorDeinit.run {
      // The contents of the screen are released here with the device, and not on the thread that released it.
      (window, frameObserver) = (nil, nil)
      clock.cancelSleepers()
      TimerHooks.end(with: clock.timers)
      SimulatorPower.release()
    }
  }

  /// A Boolean value that indicates whether this device provides the time of the app.
  var isOn: Bool { AppRuntime.shared.clock === clock }

  private static func clear() {
    LifecycleObservation.observer = nil
    RuntimeDiagnostics.observer = nil
    UIApplication.shared.terminate()
    UIApplication.shared.discardSavedState()
    UIApplication.shared.shortcutItems = nil
    AccessibilitySettings.shared.reset()
    UIDevice.current.reset()
    AppRuntime.shared.reset()
  }

  // MARK: - Running an App

  /// Launches an app with this class as its delegate, as the system does.
  ///
  /// To launch it for a URL, a quick action or a user activity, use ``launch(_:opening:from:)``,
  /// ``launch(_:performing:)`` or ``launch(_:continuing:)``.
  public func launch(_ delegateType: any (UIResponder & UIApplicationDelegate).Type) {
    launch(delegateType, for: nil)
  }

  /// Ends the app in the background, as the system does to reclaim memory.
  ///
  /// The next launch restores its state.
  ///
  /// An app in the foreground enters the background first, where it saves its state. As on a device, the app delegate
  /// receives no callback when the app ends.
  public func terminate() {
    sendToBackground()
    let application = UIApplication.shared
    application.savedSceneActivity = application.sessions.first?.stateRestorationActivity
    application.endProcess()
    commit()
  }

  /// Ends the app and discards its saved state, as when the user closes it in the app switcher.
  public func quit() {
    sendToBackground()
    UIApplication.shared.terminate()
    UIApplication.shared.discardSavedState()
    commit()
  }

  /// The state of the app's interface that the device stores while the app is not running.
  ///
  /// The value is `nil` if there is none.
  ///
  /// An app without scenes saves its state when it enters the background, if its delegate agrees. Assign the state of
  /// another device to restore it with the next launch.
  public var savedInterfaceState: Data? {
    get { UIApplication.shared.savedInterfaceState }
    set { UIApplication.shared.savedInterfaceState = newValue }
  }

  /// Shows a view controller as the root of a new window, and commits the changes.
  @discardableResult
  public func show(_ rootViewController: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: UIApplication.shared.defaultScene)
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    self.window = window
    commit()
    return window
  }

  /// Removes the window that ``show(_:)`` created from the screen, and releases it.
  public func removeWindow() {
    window?.isHidden = true
    window?.rootViewController = nil
    window = nil
    commit()
  }

  /// The interface style that the user selected for the device.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { UIScreen.main.userInterfaceStyle }
    set {
      DeviceInput.setUserInterfaceStyle(newValue)
      commit()
    }
  }

  /// The text size that the user selected for the device.
  public var contentSizeCategory: UIContentSizeCategory {
    get { UIScreen.main.contentSizeCategory }
    set {
      DeviceInput.setContentSizeCategory(newValue)
      commit()
    }
  }

  /// The layout direction of the language in which the app runs.
  ///
  /// It is the value of `UIApplication.userInterfaceLayoutDirection`, and the layout direction of the device's traits.
  /// On a device, it changes only when the app is launched in another language. The default is left to right.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    get { UIScreen.main.layoutDirection }
    set {
      DeviceInput.setLayoutDirection(newValue)
      commit()
    }
  }

  /// Rotates the device.
  ///
  /// Returns whether the interface rotates as well, which takes 0.4 seconds.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    let didRotate = DeviceInput.rotate(to: orientation)
    commit()
    return didRotate
  }

  /// Tells the app that the date or the time has changed significantly, as at midnight.
  ///
  /// Dates are those of the computer, and do not change.
  public func changeTimeSignificantly() {
    UIApplication.shared.noteSignificantTimeChange()
    commit()
  }

  /// Presses the buttons of the device that take a picture of the screen, about which the app is notified.
  ///
  /// No picture is made; a test takes snapshots.
  public func pressScreenshotButtons() {
    UIApplication.shared.noteScreenshot()
    commit()
  }

  /// Sends a memory warning to the app.
  public func sendMemoryWarning() {
    UIApplication.shared.simulateMemoryWarning()
    commit()
  }
}
