/// A part of a bar's appearance, for its buttons or items, which reports its changes.
@MainActor
protocol AppearancePart: AnyObject {
  var didChange: (() -> Void)? { get set }
}

extension UIBarButtonItemAppearance: AppearancePart {}
extension UITabBarItemAppearance: AppearancePart {}

extension UIBarAppearance {
  /// Observes parts, so that their changes are reported as changes of the appearance.
  func observe(_ parts: any AppearancePart...) {
    for part in parts { part.didChange = { [weak self] in self?.didChange?() } }
  }

  /// Returns a copy of a part that the app has set, which reports its changes.
  func adopt<Part: AppearancePart>(_ part: Part, _ copy: (Part) -> Part) -> Part {
    let copy = copy(part)
    observe(copy)
    return copy
  }
}

/// An appearance of a bar with buttons.
@MainActor
protocol ButtonAppearanceProviding {
  var buttonAppearance: UIBarButtonItemAppearance { get }
  var doneButtonAppearance: UIBarButtonItemAppearance { get }
}

extension ButtonAppearanceProviding {
  /// Returns the appearance of a button.
  func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance {
    item.style == .done && doneButtonAppearance.isCustomized ? doneButtonAppearance : buttonAppearance
  }
}

extension UINavigationBarAppearance: ButtonAppearanceProviding {}
extension UIToolbarAppearance: ButtonAppearanceProviding {}
