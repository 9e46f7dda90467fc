/// An interaction that shows a menu for the content of a view after a long press.
///
///     view.addInteraction(UIContextMenuInteraction(delegate: self))
///
/// The delegate provides a configuration for a location. The content is lifted from the dimmed screen, and the menu
/// appears beside it. The same touch can move on to an element and select it by ending there.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Constants that specify the appearance of a menu.
  public enum Appearance: Int, Sendable {
    /// There is no menu on screen.
    case unknown = 0
    /// The menu has a preview.
    case rich = 1
    /// The menu has no preview, as that of a button.
    case compact = 2
  }

  private lazy var gestures = ContextMenuGestures(self)
  private var session: ContextMenuSession?
  /// The configuration for the press that is about to be recognized.
  private var pending: UIContextMenuConfiguration?
  /// A Boolean value that indicates whether a menu that opens next is being requested.
  private var isAboutToOpen = false
  private var lastLocation = CGPoint.zero
  private weak var customSender: AnyObject?
  /// Called before an action of the menu is performed.
  var actionWillBePerformed: ((UIAction) -> Void)?

  // MARK: - Creating an Interaction

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  /// The delegate, which provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  // MARK: - Being Added to a View

  /// The view to which the interaction is added.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to a view, or removed from its view.
  open func willMove(to view: UIView?) {
    if view == nil {
      session?.close()
      gestures.remove()
    }
  }

  /// Called after the interaction was added to a view, or removed from its view.
  open func didMove(to view: UIView?) {
    self.view = view
    if let view { gestures.add(to: view) }
  }

  // MARK: - Getting Information About the Interaction

  /// The appearance of the menu that is on screen or being requested.
  open var menuAppearance: Appearance { session == nil && !isAboutToOpen ? .unknown : hasPreview ? .rich : .compact }

  /// Returns the location of the interaction in a view's coordinates, or in the window's if the view is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(lastLocation, to: view)
  }

  // MARK: - Managing the Menu

  /// Replaces the menu, or submenu, that is on screen by what a closure returns for it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

  /// Dismisses the menu that is on screen.
  open func dismissMenu() { session?.close() }

  // MARK: - For the Runtime

  /// The control whose menu this is: it is shown beside the control, without a preview.
  private var control: UIControl? {
    (view as? UIControl).flatMap { $0.contextMenuInteractionIfAny === self ? $0 : nil }
  }

  /// A Boolean value that indicates whether the menu is on screen.
  var isOpen: Bool { session != nil }

  /// A Boolean value that indicates whether the menu lifts a preview.
  ///
  /// The menu of a control does not.
  var hasPreview: Bool { control == nil }

  /// Opens the menu for a press in the view that a drag interaction has recognized.
  ///
  /// Returns whether it opens.
  func openForPress() -> Bool { gestures.recognizePress() }

  /// Dismisses the menu because the user drags the view.
  func yieldToDrag() { session?.yieldToDrag() }

  /// Called when the control's menu becomes its primary action, or no longer is.
  func primaryActionDidChange() { gestures.update() }

  /// A Boolean value that indicates whether a touch without a long press opens the menu.
  var isPrimaryAction: Bool { control?.showsMenuAsPrimaryAction ?? false }

  /// The sender of the menu's actions: the view, or the item that the view represents.
  var menuSender: AnyObject? {
    get { customSender ?? view }
    set { customSender = newValue }
  }

  /// Performs an element that the user has chosen in the menu.
  func perform(_ element: MenuLeaf) {
    if let action = element as? UIAction { actionWillBePerformed?(action) }
    element.choose(sender: menuSender, from: FirstResponder.current ?? view)
  }

  /// Returns whether there is a menu for a location in the view.
  ///
  /// Called when a press is about to be recognized.
  func prepare(at location: CGPoint) -> Bool {
    guard let view, view.window != nil, session == nil, control?.isEnabled ?? true else { return false }
    lastLocation = location
    isAboutToOpen = true
    defer { isAboutToOpen = false }
    pending = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    return pending != nil
  }

  /// Opens the menu that was prepared.
  func open() {
    guard let configuration = pending, let view, let window = view.window, let delegate else { return }
    pending = nil
    isAboutToOpen = true
    defer { isAboutToOpen = false }
    control?.sendActions(for: .menuActionTriggered)
    let menu = configuration.actionProvider?(ShareSuggestion.actions(for: view))
    let controller = control == nil ? configuration.previewProvider?() : nil
    guard menu.map({ !$0.children.isEmpty }) == true || controller != nil else { return }
    guard let source = source(of: configuration, delegate), view.window === window, session == nil else { return }
    let session = ContextMenuSession(
      configuration, menu: menu.flatMap { $0.children.isEmpty ? nil : $0 }, previewController: controller,
      source: source, of: self, in: window)
    let animator = ContextMenuAnimator(controller)
    self.session = session
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    if self.session === session { session.open(animator) }
  }

  /// Opens the menu as if the user had requested it.
  ///
  /// Called for the primary action of a control.
  func openWithoutTouch() {
    guard let view else { return }
    if prepare(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY)) { open() }
  }

  private func source(
    of configuration: UIContextMenuConfiguration, _ delegate: any UIContextMenuInteractionDelegate
  ) -> ContextMenuSession.Source? {
    if let control { return .anchor(control.menuAnchor(for: configuration)) }
    if let preview = delegate.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    {
      return .preview(preview)
    }
    guard let view, view.superview != nil, view.window != nil else { return nil }
    return .preview(UITargetedPreview(view: view))
  }

  /// Forwards the press that has opened the menu, so that it can select an element.
  func pressMoved(_ recognizer: UIGestureRecognizer) {
    session?.touch(at: recognizer.location(in: nil), recognizer.state)
  }

  /// Called when a session ends.
  ///
  /// Returns the preview to which it disappears; `nil` for that from which it appeared.
  func sessionWillEnd(_ session: ContextMenuSession, _ animator: ContextMenuAnimator) -> UITargetedPreview? {
    guard self.session === session else { return nil }
    self.session = nil
    let configuration = session.configuration
    guard let delegate else { return nil }
    var target: UITargetedPreview?
    if control == nil {
      target = delegate.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    }
    delegate.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    return target
  }

  /// Dismisses the menu, because its view is not on screen any more.
  func viewLeftWindow() { session?.close() }
}
