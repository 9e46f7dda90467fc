public import DeveloperToolsSupport

extension _RuntimeImageLiteral where Self: UIImage {
  /// Creates an image from a resource of an asset catalog (R2271).
  ///
  /// - Precondition: A catalog of the resource's bundle has an image of that name.
  public init(resource: ImageResource) {
    guard let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) as? Self else {
      preconditionFailure(
        "There is no image \"\(resource.name)\". Add it to an asset catalog of the target with the resource's bundle.")
    }
    self = image
  }
}
