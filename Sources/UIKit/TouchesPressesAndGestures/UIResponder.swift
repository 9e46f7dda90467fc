/// An object that can receive and handle events.
///
/// Responders form a chain. The next responder of a view is its view controller or its superview, that of a window is
/// its scene, and so on up to the delegate of the application. An event that a responder does not handle is passed to
/// its next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting,
  UIActivityItemsConfigurationProviding
{
  /// The accessibility values of the responder, which most responders do not have.
  var accessibilityAttributes: AccessibilityAttributes?
  /// What the responder pastes and shares, which most responders do not.
  var exchange: ResponderExchange?

  /// Creates a responder.
  public override init() { super.init() }

  /// The class and the address of the responder.
  nonisolated open override var description: String { "<\(ViewDescription.name(of: self))>" }

  /// Called after the object was loaded from a storyboard or nib and its outlets were connected.
  ///
  /// An override must call `super`.
  open func awakeFromNib() {}

  /// Called when Interface Builder creates a designable object.
  ///
  /// There is no Interface Builder outside of Xcode, so that it is never called, as in an app on a device.
  open func prepareForInterfaceBuilder() {}

  /// Called after a property that the object observes by its name was set.
  ///
  /// Override it for observations that were added with `addObserver(_:forKeyPath:options:context:)`, and call `super`
  /// for others. The default implementation reports the change on the console.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property.
  ///   - object: The observed object.
  ///   - change: The requested values.
  ///   - context: The pointer with which the observer was added.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    RuntimeDiagnostics.report(
      .unobservableProperty,
      "\(type(of: self)) received a change of \(keyPath ?? "nil") that it does not handle in observeValue(forKeyPath:)."
    )
  }

  // MARK: - Accessing Properties by Name

  /// Returns the value of a property with a name.
  open func value(forKey key: String) -> Any? { KeyValueCoding.value(forKey: key, of: self) }
  /// Sets the value of a property with a name.
  open func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, forKey: key, of: self) }
  /// Returns the value of the property at the end of a path of names, such as `layer.cornerRadius`.
  open func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(forKeyPath: keyPath, of: self) }
  /// Sets the value of the property at the end of a path of names, such as `layer.cornerRadius`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, forKeyPath: keyPath, of: self)
  }
  /// Called to return the value for a key that names no property.
  ///
  /// The default implementation ends the process.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.failToRead(key, of: self) }
  /// Called to set the value for a key that names no property.
  ///
  /// The default implementation ends the process.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoding.failToSet(key, of: self) }
  /// Called when the value of a number or a structure is set to `nil`.
  ///
  /// The default implementation ends the process.
  open func setNilValueForKey(_ key: String) { KeyValueCoding.failToSetNil(key, of: self) }

  // MARK: - Managing the Responder Chain

  /// The next responder in the responder chain.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether this object is the first responder of its window.
  ///
  /// It receives keyboard input while its window is the key window.
  open var isFirstResponder: Bool { FirstResponder.isFirstResponder(self) }

  /// A Boolean value that indicates whether this object can become first responder.
  ///
  /// The default is `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether this object can resign first responder.
  ///
  /// The default is `true`.
  open var canResignFirstResponder: Bool { true }

  /// Makes this object the first responder, after the current first responder has resigned.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Resigns first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: - Managing Input Views

  /// The custom input view that replaces the keyboard while this object is first responder.
  ///
  /// The default is that of the next responder. If there is none, the keyboard is shown for an object that accepts
  /// text.
  open var inputView: UIView? { nil }

  /// The custom accessory view above the keyboard while this object is first responder.
  ///
  /// The default is that of the next responder.
  open var inputAccessoryView: UIView? { nil }

  /// The controller whose view replaces the keyboard while this object is first responder.
  ///
  /// It takes precedence over ``inputView``. The default is that of the next responder.
  open var inputViewController: UIInputViewController? { nil }

  /// The controller whose view is above the keyboard while this object is first responder.
  ///
  /// It takes precedence over ``inputAccessoryView``. The default is that of the next responder.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The groups of items in the shortcuts bar above the keyboard while this object is first responder, on iPad.
  ///
  /// Without an item of its own, a responder shows the shortcuts of the next responder that has one.
  open var inputAssistantItem: UITextInputAssistantItem {
    let item = assistantItem ?? UITextInputAssistantItem()
    assistantItem = item
    return item
  }
  /// The item with the shortcuts, which most responders do not have.
  private(set) var assistantItem: UITextInputAssistantItem?

  /// The text input mode of the responder.
  ///
  /// The default is the first of the active modes.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// Updates the custom input views if this object is first responder.
  open func reloadInputViews() {
    if self === FirstResponder.current { Keyboard.shared.update() }
  }

  // MARK: - Responding to Touch Events

  /// Called when touches have begun.
  ///
  /// The default implementation forwards them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Called when touches have moved.
  ///
  /// The default implementation forwards them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Called when touches have ended.
  ///
  /// The default implementation forwards them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Called when the system has cancelled touches.
  ///
  /// The default implementation forwards them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when better values of estimated properties of touches are available.
  ///
  /// It is not called on Linux, because the values of a finger are not estimated. The default implementation forwards
  /// the touches to the next responder.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: - Responding to Press Events

  /// Called when keys of a connected keyboard were pressed.
  ///
  /// The default implementation forwards them to the next responder.
  ///
  /// A key that no responder handles enters its text into the first responder. An override that does not call `super`
  /// handles the key.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.leaveUnhandled(presses) }
  }

  /// Called when the force of presses has changed.
  ///
  /// The keys of a keyboard have no force that changes.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys were released.
  ///
  /// The default implementation forwards them to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system has cancelled presses.
  ///
  /// The default implementation forwards them to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: - Responding to Motion Events

  /// Called when a motion of the device, such as a shake, has begun.
  ///
  /// The default implementation forwards it to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion of the device, such as a shake, has ended.
  ///
  /// The default implementation forwards it to the next responder. A shake that no responder handles offers to undo the
  /// last operation; see ``UIApplication/applicationSupportsShakeToEdit``. An override that does not call `super`
  /// handles the motion.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if let next { next.motionEnded(motion, with: event) } else { (event as? MotionEvent)?.isUnhandled = true }
  }

  /// Called when the system has cancelled a motion, because it lasts too long or the app is no longer active.
  ///
  /// The default implementation forwards it to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: - Responding to Remote Control Events

  /// Called when a remote control, such as that of a headset, was used.
  ///
  /// The default implementation forwards the event to the next responder.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: - Managing Key Commands

  /// The key commands of the responder, which apply while it is in the chain of the first responder.
  ///
  /// The default is `nil`.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: - Performing Edit Actions

  // On Apple's platforms, a responder without the method raises an exception.

  /// Removes the selection and copies it to the pasteboard.
  open func cut(_ sender: Any?) { StandardEditAction.cut.isMissing(in: self) }
  /// Copies the selection to the pasteboard.
  open func copy(_ sender: Any?) { StandardEditAction.copy.isMissing(in: self) }
  /// Inserts the content of the pasteboard.
  ///
  /// The default implementation passes the items of the general pasteboard to `paste(itemProviders:)` if the responder
  /// has a paste configuration that accepts them.
  open func paste(_ sender: Any?) {
    guard pasteConfiguration != nil else { StandardEditAction.paste.isMissing(in: self) }
    pasteFromPasteboard()
  }
  /// Inserts the content of the pasteboard with the attributes of the text around it.
  open func pasteAndMatchStyle(_ sender: Any?) { StandardEditAction.pasteAndMatchStyle.isMissing(in: self) }
  /// Selects the text at the caret, such as a word.
  open func select(_ sender: Any?) { StandardEditAction.select.isMissing(in: self) }
  /// Selects all content.
  open func selectAll(_ sender: Any?) { StandardEditAction.selectAll.isMissing(in: self) }
  /// Removes the selection.
  open func delete(_ sender: Any?) { StandardEditAction.delete.isMissing(in: self) }
  /// Toggles the boldface of the selected text.
  open func toggleBoldface(_ sender: Any?) { StandardEditAction.toggleBoldface.isMissing(in: self) }
  /// Toggles the italics of the selected text.
  open func toggleItalics(_ sender: Any?) { StandardEditAction.toggleItalics.isMissing(in: self) }
  /// Toggles the underline of the selected text.
  open func toggleUnderline(_ sender: Any?) { StandardEditAction.toggleUnderline.isMissing(in: self) }
  /// Increases the size of the text.
  open func increaseSize(_ sender: Any?) { StandardEditAction.increaseSize.isMissing(in: self) }
  /// Decreases the size of the text.
  open func decreaseSize(_ sender: Any?) { StandardEditAction.decreaseSize.isMissing(in: self) }
  /// Shows the find panel.
  open func find(_ sender: Any?) { StandardEditAction.find.isMissing(in: self) }
  /// Shows the find panel with a field for the text that replaces results.
  open func findAndReplace(_ sender: Any?) { StandardEditAction.findAndReplace.isMissing(in: self) }
  /// Highlights the next result of the find panel.
  open func findNext(_ sender: Any?) { StandardEditAction.findNext.isMissing(in: self) }
  /// Highlights the previous result of the find panel.
  open func findPrevious(_ sender: Any?) { StandardEditAction.findPrevious.isMissing(in: self) }
  /// Finds the selected text.
  open func useSelectionForFind(_ sender: Any?) { StandardEditAction.useSelectionForFind.isMissing(in: self) }

  // MARK: - Supporting Paste Configurations

  /// The types of items that the user can paste into the responder, or drop on it if it is a view.
  ///
  /// The configuration is copied when it is set. The default is `nil`; that of text fields and text views accepts texts
  /// and URLs.
  open var pasteConfiguration: UIPasteConfiguration? {
    get {
      if exchange?.hasPasteConfiguration != true, let standard = standardPasteConfiguration {
        exchangeForWriting.hasPasteConfiguration = true
        exchangeForWriting.pasteConfiguration = standard
      }
      return exchange?.pasteConfiguration
    }
    set {
      let copy = newValue?.copy() as? UIPasteConfiguration
      let exchange = exchangeForWriting
      exchange.hasPasteConfiguration = true
      // The old object is released after the access, because that can run code of the app.
      let old = exchange.pasteConfiguration
      withExtendedLifetime(old) { exchange.pasteConfiguration = copy }
      pasteConfigurationDidChange()
      NotificationCenter.default.post(name: Self.pasteConfigurationDidChangeNotification, object: self)
    }
  }

  /// The paste configuration until another one is set.
  var standardPasteConfiguration: UIPasteConfiguration? { nil }

  /// Called when the paste configuration was set.
  func pasteConfigurationDidChange() {}

  var exchangeForWriting: ResponderExchange {
    let exchange = exchange ?? ResponderExchange()
    self.exchange = exchange
    return exchange
  }

  /// Pastes items, whose data it loads from the item providers.
  ///
  /// It is called for Paste, and for a drop on a view. The default implementation does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Returns whether items can be pasted.
  ///
  /// The default implementation returns whether one of the items has a type of the paste configuration.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }

  // MARK: - Sharing Items

  /// The items that the user can share.
  ///
  /// The context menu of a view suggests the action Share if the view has a configuration that supports it. The default
  /// is `nil`.
  ///
  /// - Note: Siri, which also shares the items on a device, is not available.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { exchange?.activityItemsConfiguration }
    set {
      guard exchange != nil || newValue != nil else { return }
      let exchange = exchangeForWriting
      let old = exchange.activityItemsConfiguration
      withExtendedLifetime(old) { exchange.activityItemsConfiguration = newValue }
    }
  }

  // MARK: - Managing Undo and Redo

  /// The nearest undo manager in the responder chain.
  ///
  /// The default is that of the next responder. A window has one, and so do text fields and text views.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: - Supporting User Activities

  /// The user activity of the responder.
  ///
  /// ``updateUserActivityState(_:)`` updates it before a scene with the activity is saved.
  open var userActivity: NSUserActivity?

  /// Updates the activity with the current state.
  ///
  /// An override must call `super`.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the state of an activity.
  ///
  /// An override must call `super`.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // On Apple's platforms every object has the following members.

  // MARK: - Describing an Accessibility Element

  /// A Boolean value that indicates whether the object is an accessibility element.
  ///
  /// If the value is `false`, assistive technology visits the elements that the object contains.
  open var isAccessibilityElement: Bool {
    get { accessibilityAttributes?.isElement ?? false }
    set { accessibilityAttributesForWriting.isElement = newValue }
  }
  /// A succinct label that identifies the element.
  open var accessibilityLabel: String? {
    get { accessibilityAttributes?.label }
    set { accessibilityAttributesForWriting.label = newValue }
  }
  /// A brief description of the result of activating the element.
  open var accessibilityHint: String? {
    get { accessibilityAttributes?.hint }
    set { accessibilityAttributesForWriting.hint = newValue }
  }
  /// The value of the element.
  open var accessibilityValue: String? {
    get { accessibilityAttributes?.value }
    set { accessibilityAttributesForWriting.value = newValue }
  }
  /// The label with attributes of speech, such as the language or the pitch.
  ///
  /// It has no attributes if ``accessibilityLabel`` was set last. Setting it sets that property as well.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityAttributes?.attributedLabel ?? accessibilityLabel.map(NSAttributedString.init(string:)) }
    set {
      accessibilityLabel = newValue?.string
      accessibilityAttributesForWriting.attributedLabel = newValue.map(NSAttributedString.init(attributedString:))
    }
  }
  /// The hint with attributes of speech, such as the language or the pitch.
  ///
  /// It has no attributes if ``accessibilityHint`` was set last. Setting it sets that property as well.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityAttributes?.attributedHint ?? accessibilityHint.map(NSAttributedString.init(string:)) }
    set {
      accessibilityHint = newValue?.string
      accessibilityAttributesForWriting.attributedHint = newValue.map(NSAttributedString.init(attributedString:))
    }
  }
  /// The value with attributes of speech, such as the language or the pitch.
  ///
  /// It has no attributes if ``accessibilityValue`` was set last. Setting it sets that property as well.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityAttributes?.attributedValue ?? accessibilityValue.map(NSAttributedString.init(string:)) }
    set {
      accessibilityValue = newValue?.string
      accessibilityAttributesForWriting.attributedValue = newValue.map(NSAttributedString.init(attributedString:))
    }
  }
  /// The labels by which the user refers to the element in speech and in text, the preferred one first.
  ///
  /// The default is an empty array, with which the user refers to the element by its ``accessibilityLabel``. Setting
  /// `nil` restores the default.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityAttributes?.userInputLabels ?? [] }
    set { accessibilityAttributesForWriting.userInputLabels = newValue }
  }
  /// The traits that characterize the element.
  ///
  /// The traits that are set replace those of the class, such as ``UIAccessibilityTraits/staticText`` of a label.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityAttributes?.traits ?? standardAccessibilityTraits }
    set { accessibilityAttributesForWriting.traits = newValue }
  }
  /// The traits of the class, until others are set.
  var standardAccessibilityTraits: UIAccessibilityTraits { .none }
  /// The language code in which the element is spoken.
  ///
  /// If the value is `nil`, it is the user's language.
  open var accessibilityLanguage: String? {
    get { accessibilityAttributes?.language }
    set { accessibilityAttributesForWriting.language = newValue }
  }
  /// The frame of the element on the screen.
  open var accessibilityFrame: CGRect {
    get { accessibilityAttributes?.frame ?? .zero }
    set { accessibilityAttributesForWriting.frame = newValue }
  }
  /// The outline of the element on the screen, which assistive technology prefers to the frame.
  ///
  /// The default is `nil`. `UIAccessibility.convertToScreenCoordinates(_:in:)` converts a path of a view.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityAttributes?.path }
    set { accessibilityAttributesForWriting.path = newValue?.copy() as? UIBezierPath }
  }
  /// The activation point of the element on the screen.
  ///
  /// The default is the center of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityAttributes?.activationPoint ?? accessibilityFrame.center }
    set { accessibilityAttributesForWriting.activationPoint = newValue }
  }
  /// A Boolean value that indicates whether the element responds to user interaction.
  ///
  /// The default depends on its traits and actions.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityAttributes?.respondsToUserInteraction ?? infersUserInteraction }
    set { accessibilityAttributesForWriting.respondsToUserInteraction = newValue }
  }

  // MARK: - Arranging Accessibility Elements

  /// A Boolean value that indicates whether assistive technology ignores the elements in the object.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityAttributes?.hidesElements ?? false }
    set { accessibilityAttributesForWriting.hidesElements = newValue }
  }
  /// A Boolean value that indicates whether assistive technology ignores the siblings of this object.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityAttributes?.isModal ?? false }
    set { accessibilityAttributesForWriting.isModal = newValue }
  }
  /// A Boolean value that indicates whether the contained elements form a group in the reading order.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityAttributes?.groupsChildren ?? false }
    set { accessibilityAttributesForWriting.groupsChildren = newValue }
  }
  /// The way in which Switch Control moves through the contained elements.
  ///
  /// The default is `automatic`. It has no effect on Linux, where there is no Switch Control.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityAttributes?.navigationStyle ?? .automatic }
    set { accessibilityAttributesForWriting.navigationStyle = newValue }
  }
  /// The contained elements in reading order.
  ///
  /// If the value is `nil`, the subviews provide the elements.
  open var accessibilityElements: [Any]? {
    get { accessibilityAttributes?.elements }
    set { accessibilityAttributesForWriting.elements = newValue }
  }
  /// The meaning of the object as a container of accessibility elements.
  ///
  /// The default is `none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityAttributes?.containerType ?? .none }
    set { accessibilityAttributesForWriting.containerType = newValue }
  }
  /// Returns the number of contained accessibility elements.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns a contained accessibility element, or `nil` if the index is invalid.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of a contained element, or `NSNotFound` if the element is not contained.
  open func index(ofAccessibilityElement element: Any) -> Int { namedIndex(of: element) ?? NSNotFound }

  // MARK: - Performing Accessibility Actions

  /// The custom actions of the element, in addition to its activation.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityAttributes?.customActions }
    set { accessibilityAttributesForWriting.customActions = newValue }
  }
  /// The ways in which the screen reader moves from the element to related elements.
  ///
  /// It also offers them for the elements that the object contains.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityAttributes?.customRotors }
    set { accessibilityAttributesForWriting.customRotors = newValue }
  }
  /// The points at which assistive technology can begin to drag the element; `nil` for those of its drag interactions.
  ///
  /// An empty array means that the element cannot be dragged. The simulator lists the names of the points, for tests.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibilityAttributes?.dragSources }
    set { accessibilityAttributesForWriting.dragSources = newValue }
  }
  /// The points at which assistive technology can drop on the element; `nil` for those of its drop interactions.
  ///
  /// An empty array means that nothing can be dropped. The simulator lists the names of the points, for tests.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibilityAttributes?.dropPoints }
    set { accessibilityAttributesForWriting.dropPoints = newValue }
  }
  /// Activates the element.
  ///
  /// - Returns: A Boolean value that indicates whether the element was activated. If not, a touch is simulated at the
  ///   activation point.
  @discardableResult
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value of an adjustable element.
  open func accessibilityIncrement() {}
  /// Decrements the value of an adjustable element.
  open func accessibilityDecrement() {}
  /// Scrolls by a page.
  ///
  /// - Returns: A Boolean value that indicates whether the object scrolled. If not, the next responder receives the
  ///   action.
  @discardableResult
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Zooms in on the content at a point of the screen.
  ///
  /// It is called on elements with the trait `supportsZoom`.
  ///
  /// - Returns: A Boolean value that indicates whether the element zoomed.
  @discardableResult
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  /// Zooms out of the content at a point of the screen.
  ///
  /// It is called on elements with the trait `supportsZoom`.
  ///
  /// - Returns: A Boolean value that indicates whether the element zoomed.
  @discardableResult
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
  /// Dismisses a modal view.
  ///
  /// - Returns: A Boolean value that indicates whether it was dismissed. If not, the next responder receives the
  ///   action.
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action.
  ///
  /// - Returns: A Boolean value that indicates whether an action was performed. If not, the next responder receives the
  ///   action.
  @discardableResult
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: - Following the Accessibility Focus

  /// Called when assistive technology focuses on the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when assistive technology removes its focus from the element.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether the element has the focus of assistive technology.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.shared.element === self }

  // MARK: - Building and Validating Menus

  /// Adds, replaces, and removes menus.
  ///
  /// The default implementation does nothing; an override must call `super`.
  ///
  /// The application and its delegate build the main menu, and the responders from a view up the chain build its edit
  /// menu.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Changes the title, the attributes, or the state of a command that is about to be performed.
  ///
  /// It is called on the responder that performs the action. The default implementation does nothing.
  open func validate(_ command: UICommand) {}

  // MARK: - Validating Commands

  /// Returns whether this object can currently perform an action.
  ///
  /// The default implementation returns `true` if the object has the action. An override can disable actions, for
  /// example without a selection.
  ///
  /// Paste can be performed if the responder has a paste configuration that accepts an item of the general pasteboard.
  ///
  /// - Note: A Boolean value that indicates whether a class overrides an action of ``UIResponderStandardEditActions``
  ///   cannot be determined. The default is `false`; a class that overrides one overrides this method as well.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let edit = StandardEditAction(action) { return edit == .paste && canPasteFromPasteboard }
    return ActionDispatch.isNamed(action, by: self) || SystemMethods.find(action, of: self) != nil
  }

  /// Returns the object that performs an action.
  ///
  /// It is this object, or else the first object in the responder chain that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
}
