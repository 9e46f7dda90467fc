/// The keyboard: its visibility, its frame, and the responder that receives its input.
///
/// The keyboard follows the first responder. Its frame is in the coordinates of the screen. Objects that adjust to it
/// observe the notifications of `UIResponder`, which are posted before a change begins and after it ends.
@MainActor
package final class Keyboard {
  package static let shared = Keyboard()

  /// The duration of the keyboard's animation, in seconds.
  static let duration: TimeInterval = 0.25

  /// The frame of the keyboard, at the end of a running animation.
  ///
  /// A hidden keyboard is below the bottom edge.
  package private(set) var frame = CGRect.zero
  /// A Boolean value that indicates whether the keyboard is visible or about to appear.
  package private(set) var isShown = false
  /// The frame of the keyboard where a touch holds it, or else at the end of a running animation.
  package var heldFrame: CGRect { frame.offsetBy(dx: 0, dy: pulledDistance) }

  /// The distance by which a touch holds the keyboard below its place, in points.
  private var pulledDistance: CGFloat = 0
  private var window: KeyboardWindow?
  private let host = KeyboardHost()
  private let textObserver = KeyboardTextObserver()
  private let sheets = SheetKeyboard()
  /// The number of the last change.
  ///
  /// A change that was interrupted by a later one posts no more notifications.
  private var move = 0
  private var pending: KeyboardMove?
  /// The find panel above the keyboard, which remains at the bottom of the screen while there is no keyboard.
  private(set) var navigator: FindNavigator?
  private var needsUpdate = false

  private struct WeakGuide {
    weak var guide: UIKeyboardLayoutGuide?
  }
  private var guides: [WeakGuide] = []

  /// The window of the keyboard.
  var windows: [UIWindow] { window.map { [$0] } ?? [] }

  /// The object that receives the keyboard's input; `nil` while the keyboard is hidden.
  package var client: (any UIKeyInput)? { isShown ? host.views.text : nil }

  /// The controllers whose views are shown, which follow the text.
  var inputControllers: [UIInputViewController] {
    guard isShown else { return [] }
    return [host.views.inputController, host.views.accessoryController].compactMap { $0 }
  }

  // MARK: - Following the First Responder

  /// Schedules an update for the end of the update cycle, if notifications cannot be posted immediately.
  func setNeedsUpdate() {
    needsUpdate = true
    AppRuntime.shared.setNeedsCommit()
  }

  /// Updates the keyboard if an update is pending.
  ///
  /// The first responder may also have been deallocated without resigning.
  func updateIfNeeded() {
    let isOrphaned = isShown && FirstResponder.current == nil && (navigator == nil || host.views.text != nil)
    if needsUpdate || isOrphaned { update() }
  }

  /// Shows the input views of the first responder, or hides the keyboard.
  func update() {
    needsUpdate = false
    guard let responder = FirstResponder.current ?? navigator else { return hide() }
    let views = wishes(of: responder)
    guard views.text != nil || views.input != nil || views.accessory != nil else { return hide() }
    if let text = responder as? any UITextInput, text.inputDelegate == nil { text.inputDelegate = textObserver }
    let screen = UIScreen.main
    let window = makeWindow(on: screen)
    window.overrideUserInterfaceStyle = style(for: responder, views)
    UIView.performWithoutAnimation { host.show(views, on: screen) }
    let size = host.bounds.size
    guard size.height > 0 else { return hide() }
    let end = CGRect(x: 0, y: screen.bounds.height - size.height, width: size.width, height: size.height)
    // Another field may be covered by the keyboard, which does not move.
    guard !isShown || end != frame else { return updateSheet() }
    let begin = isShown ? heldFrame : end.offsetBy(dx: 0, dy: end.height)
    if !isShown { UIView.performWithoutAnimation { host.frame = begin } }
    isShown = true
    go(KeyboardMove(kind: .show, begin: begin, end: end, duration: currentDuration))
  }

  /// Returns the input views of a responder.
  ///
  /// A text field inside an accessory view keeps that accessory view.
  private func wishes(of responder: UIResponder) -> InputViews {
    var views = InputViews(for: responder)
    if isShown, let view = responder as? UIView, host.views.contain(view) {
      if views.accessory == nil {
        views.accessory = host.views.accessory
        views.accessoryController = host.views.accessoryController
        views.accessoryOwner = host.views.accessoryOwner
      }
    }
    if let navigator { views.accessory = navigator }
    return views
  }

  /// Returns the responder that provides the accessory view that contains another one; `nil` if it is in none.
  func ownerOfAccessory(around responder: UIResponder) -> UIResponder? {
    guard isShown, let view = responder as? UIView, let accessory = host.views.accessory,
      view.isDescendant(of: accessory), let owner = host.views.accessoryOwner, owner !== responder
    else { return nil }
    return owner
  }

  private func style(for responder: UIResponder, _ views: InputViews) -> UIUserInterfaceStyle {
    switch views.text?.keyboardAppearance ?? .default {
    case .dark: return .dark
    case .light: return .light
    case .default:
      // A text field of an accessory view is in the keyboard's own window, whose style is being determined.
      guard let environment = responder as? any UITraitEnvironment, (responder as? UIView)?.window !== window else {
        return window?.overrideUserInterfaceStyle ?? .unspecified
      }
      let style = environment.traitCollection.userInterfaceStyle
      // If the interface has the style of the device, the keyboard continues to follow the device.
      return style == UIScreen.main.userInterfaceStyle ? .unspecified : style
    }
  }

  private func hide() {
    guard isShown else { return }
    isShown = false
    let end = frame.offsetBy(dx: 0, dy: UIScreen.main.bounds.height - frame.minY)
    go(KeyboardMove(kind: .hide, begin: heldFrame, end: end, duration: currentDuration))
  }

  // MARK: - The Find Panel

  /// Puts the find panel into the window of the keyboard, where it appears with the next update.
  func add(_ navigator: FindNavigator) {
    let old = self.navigator
    self.navigator = navigator
    if let old, old !== navigator { old.dismiss() }
    guard self.navigator === navigator else { return }
    let screen = UIScreen.main
    makeWindow(on: screen)
    UIView.performWithoutAnimation {
      if !isShown { host.frame = CGRect(x: 0, y: screen.bounds.height, width: screen.bounds.width, height: 0) }
      host.addSubview(navigator)
    }
  }

  /// Removes the find panel with the next update.
  func remove(_ navigator: FindNavigator) {
    if self.navigator === navigator { self.navigator = nil }
  }

  // MARK: - Moving

  private var currentDuration: TimeInterval { UIView.areAnimationsEnabled ? Self.duration : 0 }
  /// The duration of the movement that has been posted and has not ended, in seconds; 0 if there is none.
  var durationOfMovement: TimeInterval { pending?.duration ?? 0 }

  private func go(_ next: KeyboardMove) {
    begin(next)
    let number = move
    // What observers of the notifications change is animated with the keyboard.
    UIView.animate(withDuration: next.duration, delay: 0, options: Self.options) { next.postStart() }
    // An observer of the notification may have changed the keyboard.
    guard number == move else { return }
    UIView.animate(
      withDuration: next.duration, delay: 0, options: Self.options,
      animations: {
        self.host.frame = next.end
        self.sheets.update(for: FirstResponder.current, frame: self.isShown ? next.end : nil)
        self.layOutByGuides()
      },
      completion: { _ in if number == self.move { self.finish() } })
  }

  /// The options of the animation, which is independent of an animation that is running around the call.
  static let options: UIView.AnimationOptions = [
    UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve._runtimeKeyboard.rawValue) << 16),
    .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
  ]

  private func begin(_ next: KeyboardMove) {
    move += 1
    pending = next
    frame = next.end
    pulledDistance = 0
  }

  private func finish() {
    guard let done = pending else { return }
    pending = nil
    if done.kind == .hide {
      host.clear()
      window?.isHidden = true
    }
    done.postEnd()
  }

  // MARK: - Following a Touch

  /// Moves the top of the keyboard to a touch, but not above its place.
  ///
  /// No notifications are posted before the touch ends.
  ///
  /// - Parameter y: The location of the touch, in the coordinates of the screen.
  func pull(to y: CGFloat) {
    guard isShown, pending == nil else { return }
    let distance = min(max(y - frame.minY, 0), frame.height)
    guard distance != pulledDistance else { return }
    pulledDistance = distance
    UIView.performWithoutAnimation {
      host.frame = heldFrame
      layOutByGuides()
    }
  }

  /// Returns whether the keyboard is dismissed if the touch that holds it ends.
  ///
  /// - Parameter velocity: The vertical velocity of the touch, in points per second.
  func isDismissed(byReleaseWith velocity: CGFloat) -> Bool {
    guard isShown, pulledDistance > 0 else { return false }
    return velocity == 0 ? pulledDistance > frame.height / 2 : velocity > 0
  }

  /// Moves the keyboard back to its place, unless it is about to be hidden.
  func returnToPlace() {
    guard isShown, pulledDistance > 0, FirstResponder.current != nil else { return }
    pulledDistance = 0
    UIView.animate(withDuration: currentDuration, delay: 0, options: Self.options) {
      self.host.frame = self.frame
      self.layOutByGuides()
    }
  }

  // MARK: - Sheets

  /// Lets the sheet around the first responder make room for the keyboard, with an animation.
  func updateSheet() {
    UIView.animate(withDuration: currentDuration, delay: 0, options: Self.options) {
      self.sheets.update(for: FirstResponder.current, frame: self.isShown ? self.frame : nil)
    }
  }

  // MARK: - Rotation

  /// Adjusts the keyboard to the size of a rotated screen, within the animation of the rotation.
  func screenDidTurn(over duration: TimeInterval) {
    guard let window else { return }
    let screen = UIScreen.main
    window.frame = screen.bounds
    guard isShown else { return }
    let begin = heldFrame
    let size = host.size(on: screen)
    let end = CGRect(x: 0, y: screen.bounds.height - size.height, width: size.width, height: size.height)
    host.frame = end
    host.show(host.views, on: screen)
    self.begin(KeyboardMove(kind: .show, begin: begin, end: end, duration: duration))
    pending?.postStart()
    layOutByGuides()
  }

  /// Ends the keyboard's part of the rotation.
  func screenDidFinishTurning() {
    if isShown { finish() }
  }

  // MARK: - Guides

  func add(_ guide: UIKeyboardLayoutGuide) {
    guides.removeAll { $0.guide == nil }
    guides.append(WeakGuide(guide: guide))
  }

  /// Lays out the views that depend on keyboard layout guides, so that they move with the keyboard.
  private func layOutByGuides() {
    followByGuides()
    var windows: [UIWindow] = []
    for window in guides.compactMap({ $0.guide?.owningView?.window }) where !windows.contains(window) {
      windows.append(window)
    }
    for window in windows { window.layoutIfNeeded() }
  }

  /// Updates the guides for the positions of their views.
  func followByGuides() {
    for guide in guides.compactMap(\.guide) { guide.follow() }
  }

  // MARK: - The Window

  @discardableResult
  private func makeWindow(on screen: UIScreen) -> KeyboardWindow {
    let window = window ?? KeyboardWindow(frame: screen.bounds)
    self.window = window
    if window.frame != screen.bounds { window.frame = screen.bounds }
    window.isHidden = false
    if host.superview == nil { window.addSubview(host) }
    return window
  }

  /// Resets the keyboard without posting notifications.
  ///
  /// Called when the simulated device restarts.
  func reset() {
    move += 1
    pending = nil
    navigator = nil
    needsUpdate = false
    isShown = false
    frame = .zero
    pulledDistance = 0
    host.clear()
    host.removeFromSuperview()
    window = nil
  }
}
