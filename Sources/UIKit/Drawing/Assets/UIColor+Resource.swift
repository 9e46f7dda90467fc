public import DeveloperToolsSupport

extension UIColor {
  /// Creates a color from a resource of an asset catalog (R2271).
  ///
  /// The color is dynamic, as the one that ``init(named:in:compatibleWith:)`` creates.
  ///
  /// - Precondition: A catalog of the resource's bundle has a color of that name.
  public convenience init(resource: ColorResource) {
    guard let named = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
      preconditionFailure(
        "There is no color \"\(resource.name)\". Add it to an asset catalog of the target with the resource's bundle.")
    }
    self.init(dynamicProvider: { named.resolvedColor(with: $0) })
  }
}
