package import BrowserDisplay
package import DisplayScene
import QuartzCore
import UIKit

/// An object that shows the running app on a display, and passes the input of the display to the app.
///
/// The display requests a picture when a viewer can show one. The picture is captured as soon as the screen changes, at
/// the latest when the next frame ends. Without viewers, no pictures are captured.
@MainActor
package final class LiveDisplay: RuntimeDisplay, BrowserDisplaySource {
  /// The display that shows the app.
  package var display: BrowserDisplay?
  /// The build of the next version, which is shown over the screen.
  package var build = SceneBuild() {
    didSet {
      guard build != oldValue else { return }
      isStale = true
      captureIfWanted()
    }
  }
  /// The closure that is called for each input of the user.
  var inputObserver: (() -> Void)?
  /// The closure that is called when a viewer has shown a picture for the first time.
  var firstPictureObserver: (() -> Void)?

  /// The minimum time between two pictures, in seconds.
  ///
  /// It is slightly less than a frame, because frames are not exactly regular.
  private static let shortestInterval: TimeInterval = 0.012

  private let app: String
  private let clock: RealFrameClock?
  private let baker = AnimationBaker()
  private var log = LiveLog()
  private var companion: (any LiveCompanion)?
  private var recorder: LiveRecorder?
  /// The recordings that have ended, by their numbers from 1.
  private var recordings: [SceneRecording] = []
  /// A Boolean value that indicates whether a viewer can show a picture.
  private var isWanted = false
  /// A Boolean value that indicates whether the screen may differ from the last picture.
  private var isStale = true
  private var lastCapture = -TimeInterval.infinity
  private var isCaptureScheduled = false

  /// Creates a display of the running app.
  package init(app: String) {
    self.app = app
    clock = AppRuntime.shared.clock as? RealFrameClock
    LifecycleObservation.observer = { [weak self] event in
      self?.log.append(event)
      self?.companion?.receive(event)
    }
    RuntimeDiagnostics.observer = { [weak self] _, message in
      FileHandle.standardError.write(Data((message + "\n").utf8))
      self?.log.append(problem: message)
    }
    companion = LiveCompanions.make { [weak self] container, text in
      self?.log.append(request: text, to: container)
      // The line is shown with the next commit. A refused request does not change the screen and would cause no commit.
      AppRuntime.shared.setNeedsCommit()
    }
  }

  // MARK: - Pictures

  package func screenMayHaveChanged() {
    companion?.screenMayHaveChanged()
    isStale = true
    captureIfWanted()
  }

  package func displayNeedsPicture(isFirst: Bool) {
    isWanted = true
    if isFirst {
      isStale = true
    } else if let firstPictureObserver {
      // A viewer that requests another picture has shown one.
      self.firstPictureObserver = nil
      firstPictureObserver()
    }
    captureIfWanted()
  }

  private func captureIfWanted() {
    guard isWanted, isStale, !isCaptureScheduled, let display else { return }
    let wait = lastCapture + Self.shortestInterval - ProcessInfo.processInfo.systemUptime
    guard wait <= 0 else { return scheduleCapture(after: wait) }
    isWanted = false
    isStale = false
    lastCapture = ProcessInfo.processInfo.systemUptime
    let (frame, animations) = baker.capture(clockRate: clock?.rate ?? 1)
    display.show(
      DisplayPicture(
        frame: frame, animations: animations, settings: settings,
        inspection: LiveInspection.capture(graphs: companion?.graphs ?? []),
        newLogEntries: log.takeNewEntries(), build: build))
  }

  private func scheduleCapture(after delay: TimeInterval) {
    isCaptureScheduled = true
    // Real time, because viewers show pictures in real time. A delay of the main queue itself would follow the clock of
    // a simulator.
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated {
          isCaptureScheduled = false
          captureIfWanted()
        }
      }
    }
  }

  private var settings: SceneSettings {
    let screen = UIScreen.main
    let application = UIApplication.shared
    var settings = SceneSettings(app: app, device: screen.hardware.name)
    settings.isDark = screen.userInterfaceStyle == .dark
    settings.textSize = SceneSettings.TextSize(screen.contentSizeCategory)
    settings.isRightToLeft = screen.layoutDirection == .rightToLeft
    settings.reduceMotion = AccessibilitySettings.shared.isReduceMotionEnabled
    settings.slowAnimations = clock.map { $0.rate < 1 } ?? false
    settings.orientation = SceneInput.Orientation(screen.orientation)
    settings.isInForeground = application.applicationState != .background
    settings.supportsMultipleScenes = application.supportsMultipleScenes
    settings.scenes = application.scenes.map { $0.title ?? "" }
    settings.activeScene = application.scenes.firstIndex { $0.activationState == .foregroundActive }
    settings.isRecording = recorder != nil
    settings.lastRecording = recordings.isEmpty ? nil : recordings.count
    return settings
  }

  // MARK: - Inspection

  package func details(ofLayer id: Int) -> SceneViewDetails? {
    SceneIdentity.view(withID: id).map { SceneViewDetails(of: $0.inspected) }
  }

  package func recording(_ number: Int) -> SceneRecording? {
    recordings.indices.contains(number - 1) ? recordings[number - 1] : nil
  }

  private func setRecording(_ isOn: Bool) {
    guard isOn != (recorder != nil) else { return }
    if let recorder {
      recordings.append(SceneRecording(script: recorder.source, report: companion?.endFlow(title: app)))
      self.recorder = nil
    } else {
      recorder = LiveRecorder()
      companion?.beginFlow()
    }
  }

  // MARK: - Input

  package func displayDidReceive(_ input: SceneInput) {
    // The pointer moves often, and mostly over nothing that follows it.
    if case .hover(let point) = input, !DeviceInput.movePointer(to: point) { return }
    inputObserver?()
    recorder?.append(input)
    apply(input)
    // The input may have changed a setting without changing the screen.
    isStale = true
    AppRuntime.shared.commit()
    captureIfWanted()
  }

  private func apply(_ input: SceneInput) {
    switch input {
    case .touch(let touch): apply(touch)
    case .scroll(let scroll): DeviceInput.scroll(by: scroll.distance, at: scroll.location)
    // The pointer was moved already.
    case .hover: break
    case .insertText(let text): DeviceInput.type(text)
    case .deleteBackward: DeviceInput.pressDelete()
    case .key(let key): apply(key)
    case .paste(let text): DeviceInput.paste(text)
    case .rotation(let orientation): DeviceInput.rotate(to: UIInterfaceOrientation(orientation))
    case .setting(let change): apply(change)
    case .foreground(let isOn): if isOn { DeviceInput.bringToForeground() } else { DeviceInput.sendToBackground() }
    case .memoryWarning: UIApplication.shared.simulateMemoryWarning()
    case .openScene: DeviceInput.openScene()
    case .activateScene(let index):
      let scenes = UIApplication.shared.scenes
      if scenes.indices.contains(index) { DeviceInput.bringToForeground(scenes[index]) }
    case .recording(let isOn): setRecording(isOn)
    }
  }

  private func apply(_ touch: SceneInput.Touch) {
    switch touch.phase {
    case .began: DeviceInput.touchBegan(at: touch.location, id: touch.id)
    case .moved: DeviceInput.touchMoved(to: touch.location, id: touch.id)
    case .ended: DeviceInput.touchEnded(at: touch.location, id: touch.id)
    case .cancelled: DeviceInput.touchCancelled(id: touch.id)
    }
  }

  private func apply(_ key: SceneInput.Key) {
    guard let code = UIKeyboardHIDUsage(rawValue: key.usage) else { return }
    let modifiers = UIKeyModifierFlags(key.modifiers)
    switch key.phase {
    case .began:
      // A key without visible characters, such as Return, enters what the layout says.
      DeviceInput.keyBegan(code, characters: key.characters.isEmpty ? nil : key.characters, modifiers: modifiers)
    case .ended: DeviceInput.keyEnded(code, modifiers: modifiers)
    }
  }

  private func apply(_ change: SceneSettings.Change) {
    switch change {
    case .isDark(let isDark): DeviceInput.setUserInterfaceStyle(isDark ? .dark : .light)
    case .textSize(let size): DeviceInput.setContentSizeCategory(UIContentSizeCategory(size))
    case .isRightToLeft(let isOn): DeviceInput.setLayoutDirection(isOn ? .rightToLeft : .leftToRight)
    case .reduceMotion(let isOn): AccessibilitySettings.shared.isReduceMotionEnabled = isOn
    case .slowAnimations(let isOn): clock?.rate = isOn ? RealFrameClock.slowRate : 1
    }
  }
}
