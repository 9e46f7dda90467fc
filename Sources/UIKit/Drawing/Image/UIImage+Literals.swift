// A literal calls a required initializer, which an open class would have to demand of all its subclasses. An extension
// of a protocol can provide it instead.

/// A class whose objects can be written as image literals.
public protocol _RuntimeImageLiteral: _ExpressibleByImageLiteral {}

extension _RuntimeImageLiteral where Self: UIImage {
  /// Creates the image of a literal.
  ///
  /// - Precondition: An asset catalog or a file of the app has an image of that name.
  public init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) as? Self else {
      preconditionFailure(
        "There is no image \"\(name)\". Add it to an asset catalog of the app's target, or as a file to its resources.")
    }
    self = image
  }
}

extension UIImage: _RuntimeImageLiteral {}

/// The type of an image literal whose context does not determine another type.
public typealias _ImageLiteralType = UIImage
