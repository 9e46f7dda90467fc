/// An interaction that shows a bar of editing commands for the content of a view.
///
///     let interaction = UIEditMenuInteraction(delegate: self)
///     view.addInteraction(interaction)
///     interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
///
/// The menu has the commands that the view, its first responder, or the responders above can perform, unless the
/// delegate returns another menu. It disappears when an element is chosen, or when a touch begins elsewhere.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  private var session: EditMenuSession?
  private var configuration: UIEditMenuConfiguration?

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  /// The delegate, which customizes the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  // MARK: - Being Added to a View

  /// The view to which the interaction is added.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to a view, or removed from its view.
  open func willMove(to view: UIView?) { dismissMenu() }

  /// Called after the interaction was added to a view, or removed from its view.
  open func didMove(to view: UIView?) { self.view = view }

  // MARK: - Managing the Menu

  /// Shows a menu in place of the one that is visible.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window, let menu = menu(for: configuration) else { return }
    let session = EditMenuSession(menu, in: window) { [weak self] element in self?.choose(element) }
    session.onDismissal = { [weak self] animator in self?.sessionWillEnd(animator) }
    self.session = session
    self.configuration = configuration
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    // The delegate can have dismissed the menu.
    guard self.session === session else { return }
    session.open(at: target(of: configuration), configuration.preferredArrowDirection, animator)
  }

  /// Dismisses the menu that is visible.
  open func dismissMenu() { session?.close() }

  /// Asks the delegate for the menu again, and shows it in place of the one that is visible.
  open func reloadVisibleMenu() {
    guard let session, let configuration else { return }
    guard let menu = menu(for: configuration) else { return session.close() }
    session.show(menu)
  }

  /// Moves the menu that is visible to the current rectangle of the content.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let session, let configuration else { return }
    session.move(to: target(of: configuration), animated: animated)
  }

  /// Returns the location of the menu's source in the coordinates of a view.
  ///
  /// If the view is `nil`, the coordinates are those of the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let configuration else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  // MARK: - For the Runtime

  /// A Boolean value that indicates whether a menu is visible.
  var isMenuVisible: Bool { session != nil }

  /// Called when the interaction's view leaves its window.
  func viewLeftWindow() { dismissMenu() }

  /// The responder at which the search for commands begins: the first responder in the view, or the view.
  private var start: UIResponder? {
    guard let view else { return nil }
    if let first = FirstResponder.current as? UIView, first.isDescendant(of: view) { return first }
    return view
  }

  /// Returns the menu to show, or `nil` if it is empty.
  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested = EditMenuCommands.suggested(from: start)
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    return MenuContent(menu).isEmpty ? nil : menu
  }

  /// Returns the rectangle of the content in the window.
  private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
    let rect =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    return view?.convert(rect, to: view?.window) ?? rect
  }

  /// Called after an element of the menu was performed.
  var didChoose: ((MenuLeaf) -> Void)?

  private func choose(_ element: MenuLeaf) {
    element.choose(sender: view, from: start)
    didChoose?(element)
  }

  private func sessionWillEnd(_ animator: EditMenuAnimator) {
    let configuration = configuration
    session = nil
    self.configuration = nil
    if let configuration {
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    }
  }
}
