extension UIBarItem: UIAppearance, AppearanceCustomizable {
  /// Returns the appearance proxy of the class.
  public class func appearance() -> Self {
    AppearanceProxies.shared.recorder(of: self, make: AppearanceConstruction.item)
  }

  /// Returns the appearance proxy for items in a hierarchy of containers, the innermost container first.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.shared.recorder(of: self, containers: containerTypes, make: AppearanceConstruction.item)
  }

  /// Returns the appearance proxy for items in an environment with certain traits.
  public class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.shared.recorder(of: self, traits: trait, make: AppearanceConstruction.item)
  }

  /// Returns the appearance proxy for items with certain traits in a hierarchy of containers.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.shared.recorder(
      of: self, containers: containerTypes, traits: trait, make: AppearanceConstruction.item)
  }

  /// Applies the values of appearance proxies.
  ///
  /// Called when a bar in a window shows the item.
  func applyAppearance(in bar: UIView) {
    guard let window = bar.window, AppearanceProxies.areInUse else { return }
    guard customizedBar !== bar || customizedWindow !== window else { return }
    (customizedBar, customizedWindow) = (bar, window)
    AppearanceProxies.shared.apply(to: self, in: [bar] + bar.appearanceContainers, traits: bar.traitCollection)
  }
}
