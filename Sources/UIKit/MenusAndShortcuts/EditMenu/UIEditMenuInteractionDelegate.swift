/// Methods that customize the menu of an edit menu interaction.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate for the menu to show.
  ///
  /// The default implementation returns `nil`, for a menu of the suggested actions. An empty menu is not shown.
  ///
  /// - Parameters:
  ///   - interaction: The interaction that requests the menu.
  ///   - configuration: The identifier and the source point of the menu.
  ///   - suggestedActions: The commands that responders can perform, from the view up the chain.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Asks the delegate for the rectangle of the content, in the view's coordinates.
  ///
  /// The default is the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Tells the delegate that a menu is about to appear.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Tells the delegate that a menu is about to disappear.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// The default implementation returns `nil`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The default implementation returns a rectangle without a size at the source point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  /// The default implementation does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// The default implementation does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// An object that performs animations together with the appearance or disappearance of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run with those of the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animations have ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animations that a delegate adds to those of an edit menu.
@MainActor
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func animate() {
    let blocks = animations
    animations = []
    for block in blocks { block() }
  }

  func complete() {
    let blocks = completions
    completions = []
    for block in blocks { block() }
  }
}
