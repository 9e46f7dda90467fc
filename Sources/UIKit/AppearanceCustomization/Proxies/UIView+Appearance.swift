extension UIView: UIAppearance, UIAppearanceContainer, AppearanceCustomizable {
  /// Returns the appearance proxy of the class.
  public class func appearance() -> Self {
    AppearanceProxies.shared.recorder(of: self, make: AppearanceConstruction.proxy)
  }

  /// Returns the appearance proxy for instances in a hierarchy of containers, the innermost container first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.shared.recorder(of: self, containers: containerTypes, make: AppearanceConstruction.proxy)
  }

  /// Returns the appearance proxy for instances in an environment with certain traits.
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.shared.recorder(of: self, traits: trait, make: AppearanceConstruction.proxy)
  }

  /// Returns the appearance proxy for instances with certain traits in a hierarchy of containers.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.shared.recorder(
      of: self, containers: containerTypes, traits: trait, make: AppearanceConstruction.proxy)
  }

  /// Applies the values of appearance proxies.
  ///
  /// Called when the view enters a window.
  func applyAppearance() {
    AppearanceProxies.shared.apply(to: self, in: appearanceContainers, traits: traitCollection)
  }

  /// The views and view controllers that contain the view, the innermost first.
  var appearanceContainers: [AnyObject] {
    Array(sequence(first: self as UIResponder, next: { $0 is UIWindow ? nil : $0.next }).dropFirst())
  }
}

extension UIViewController: UIAppearanceContainer {}
