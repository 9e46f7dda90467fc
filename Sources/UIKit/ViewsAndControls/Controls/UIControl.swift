/// The base class for controls, which convey a specific action or intention in response to user interactions.
///
/// A control tracks one touch from its beginning to its end, and sends events to its targets and actions. While a touch
/// is tracked, the area that is considered inside extends 70 points beyond the bounds, so that the touch need not be
/// exact.
///
/// - Note: Without Objective-C, a target conforms to `_RuntimeActionTarget`. ``addAction(_:for:)`` takes a closure.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private var actions = ControlActions()
  private weak var trackedTouch: UITouch?
  /// The event that is being handled, which is passed to the targets.
  private var currentEvent: UIEvent?
  /// The interaction for the control's menu, if it was requested.
  private(set) var contextMenuInteractionIfAny: UIContextMenuInteraction?

  /// The distance outside the bounds at which a touch is still considered inside, as reported for iOS.
  private static let reach: CGFloat = 70

  // MARK: - Creating a Control

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeInterface(coder, as: UIControl.self)
  }

  /// Creates a control with a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - Managing State

  /// The state of the control.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if FocusEngine.isInUse, isFocused { state.insert(.focused) }
    return state
  }

  /// A Boolean value that indicates whether the control is enabled.
  ///
  /// A disabled control receives no touches.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      stateDidChange()
      tellObservers(of: \UIControl.isEnabled, from: oldValue, to: isEnabled)
    }
  }

  /// A Boolean value that indicates whether the control is selected.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      stateDidChange()
      tellObservers(of: \UIControl.isSelected, from: oldValue, to: isSelected)
    }
  }

  /// A Boolean value that indicates whether the control is highlighted.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      stateDidChange()
      tellObservers(of: \UIControl.isHighlighted, from: oldValue, to: isHighlighted)
    }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content in the layout direction, which is neither `leading` nor `trailing`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isReversed ? .right : .left
    case .trailing: isReversed ? .left : .right
    case .center, .fill, .left, .right: contentHorizontalAlignment
    }
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Called in controls of the runtime when their state has changed.
  func stateDidChange() { setNeedsLayout() }

  override func focusDidChange() {
    super.focusDidChange()
    stateDidChange()
  }

  // MARK: - Tracking Touches

  /// A Boolean value that indicates whether the control is tracking a touch.
  open private(set) var isTracking = false

  /// A Boolean value that indicates whether the tracked touch is inside the control.
  open private(set) var isTouchInside = false

  /// Returns whether the control should track a touch that has begun.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Returns whether the control should continue to track a touch that has moved.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch has ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the system has cancelled the tracked touch.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      trackedTouch = nil
      isTouchInside = false
      return
    }
    isHighlighted = true
    sendTouchActions(for: .touchDown)
    if touch.tapCount > 1 { sendTouchActions(for: .touchDownRepeat) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch), isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    isHighlighted = isTouchInside
    if wasInside != isTouchInside {
      // The event for crossing the border is sent first and once, then the event for the movement on the new side.
      sendTouchActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendTouchActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch), isTracking else { return }
    let isInside = isInside(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    endTrackedTouch()
    if isInside { primaryTouchWillEnd() }
    sendTouchActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside { primaryTouchDidEnd(with: event) }
    // As on iOS, the highlight ends after the actions, which cannot keep it.
    if !isTracking { isHighlighted = false }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    currentEvent = event
    defer { currentEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch), isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendTouchActions(for: .touchCancel)
  }

  private func sendTouchActions(for event: Event) {
    if sendsTouchEvents { sendActions(for: event) }
  }

  /// A Boolean value that indicates whether the control sends the events of its touches, and not only changed values.
  var sendsTouchEvents: Bool { true }

  /// Called in controls of the runtime before the actions are sent for a touch that has ended inside.
  ///
  /// The default implementation does nothing.
  func primaryTouchWillEnd() {}

  /// Called in controls of the runtime when a touch ends inside.
  ///
  /// The default implementation does nothing.
  func primaryTouchDidEnd(with event: UIEvent?) {}

  private func stopTracking() {
    endTrackedTouch()
    isHighlighted = false
  }

  private func endTrackedTouch() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
  }

  private func isInside(_ touch: UITouch) -> Bool {
    touchBounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touchLocation(of: touch))
  }

  /// Prevents recognizers of superviews from recognizing a single tap on a control that responds to taps.
  ///
  /// A recognizer that does not cancel touches recognizes the tap, because the control still receives it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isTappedByOneFinger, isEnabled, let view = gestureRecognizer.view, view !== self, isDescendant(of: view),
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return !tap.cancelsTouchesInView || tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// A Boolean value that indicates whether the control responds to taps, as a button does and a slider does not.
  var isTappedByOneFinger: Bool { false }

  // MARK: - Managing Actions

  /// Adds an action for events.
  ///
  /// It replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// All events for which an action or a target was added.
  open var allControlEvents: Event { actions.events }

  /// Performs an action with the control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls the actions for any of the events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for receiver in actions.receivers(for: controlEvents) {
      switch receiver {
      case .action(let action): sendAction(action)
      case .chain(let action): sendAction(action, to: nil, for: currentEvent)
      case .target(let target, let action):
        // An earlier action may have released the target. The action must not be sent to the responder chain then.
        guard let object = target.object else { continue }
        sendAction(action, to: object, for: currentEvent)
      }
    }
  }

  // MARK: - Managing Targets and Actions

  /// Adds a target and an action for events.
  ///
  /// The target is not retained, and adding the same pair twice has no effect.
  ///
  /// If the target is `nil`, the action is sent to the first object in the responder chain that implements it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(ActionDispatch.callable(target, for: action), action, for: controlEvents)
  }

  /// Removes targets for events.
  ///
  /// If the target or the action is `nil`, every target or every action matches.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Sends an action to a target, or to the first object in the responder chain that implements it.
  ///
  /// The control calls this method for each receiver of an event.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// The targets of all events.
  ///
  /// `NSNull` represents the responder chain.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for (receiver, _) in actions.all {
      switch receiver {
      case .action: break
      case .chain: targets.insert(AnyHashable(NSNull()))
      case .target(let target, _):
        if let object = target.object {
          targets.insert((object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object)))
        }
      }
    }
    return targets
  }

  /// Returns the names of the actions of a target for an event, or `nil` if there are none.
  ///
  /// A target of `nil` represents the responder chain.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names: [String] = actions.receivers(for: controlEvent).compactMap { receiver in
      switch receiver {
      case .chain(let action) where object == nil: action.description
      case .target(let known, let action) where object != nil && known.object === object: action.description
      case .action, .chain, .target: nil
      }
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a closure for every action and every target, with its events.
  ///
  /// - Parameter iterator: The closure. It receives an action, or a target and the name of its action, and the events;
  ///   the target is `nil` for the responder chain. Setting its last parameter to `true` ends the iteration.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (target: Any?, selector: Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for (receiver, events) in actions.all where !stops {
      switch receiver {
      case .action(let action): iterator(action, nil, events, &stops)
      case .chain(let action): iterator(nil, (nil, action), events, &stops)
      case .target(let target, let action):
        if let object = target.object { iterator(nil, (object, action), events, &stops) }
      }
    }
  }

  /// Performs the primary action of the control, as if the user had triggered it.
  ///
  /// A disabled control does nothing.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    if showsMenuAsPrimaryAction, isContextMenuInteractionEnabled {
      contextMenuInteraction?.openWithoutTouch()
      return
    }
    primaryTouchWillEnd()
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: - Managing the Context Menu

  /// The interaction that shows the control's menu.
  ///
  /// Its delegate is the control.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    if let interaction = contextMenuInteractionIfAny { return interaction }
    let interaction = UIContextMenuInteraction(delegate: self)
    contextMenuInteractionIfAny = interaction
    return interaction
  }

  /// A Boolean value that indicates whether the control shows a menu after a long press.
  ///
  /// The default is `false`.
  ///
  /// A control without a menu of its own overrides
  /// ``contextMenuInteraction(_:configurationForMenuAtLocation:)`` to provide one.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue, let interaction = contextMenuInteraction else { return }
      if isContextMenuInteractionEnabled { addInteraction(interaction) } else { removeInteraction(interaction) }
    }
  }

  /// A Boolean value that indicates whether a touch shows the menu, in place of the control's primary action.
  ///
  /// The default is `false`.
  ///
  /// The event `menuActionTriggered` is sent before the menu appears.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { contextMenuInteractionIfAny?.primaryActionDidChange() } }
  }

  /// Returns the point, in the control's coordinates, beside which a menu appears.
  ///
  /// The default is the middle of the bottom edge, for which the menu is beside the whole control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// The area, in the window's coordinates, beside which a menu appears.
  func menuAnchor(for configuration: UIContextMenuConfiguration) -> CGRect {
    let point = menuAttachmentPoint(for: configuration)
    let isDefault = point == CGPoint(x: bounds.midX, y: bounds.maxY)
    return convert(isDefault ? bounds : CGRect(origin: point, size: .zero), to: nil)
  }

  /// Returns the configuration of the menu at a location.
  ///
  /// The default implementation returns `nil`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview from which the menu appears.
  ///
  /// The menu of a control has none, so that it is not called for it.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview to which the menu disappears.
  ///
  /// The menu of a control has none, so that it is not called for it.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called when the menu is about to appear.
  ///
  /// An override must call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called when the menu is about to disappear.
  ///
  /// An override must call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: - Accessibility

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
