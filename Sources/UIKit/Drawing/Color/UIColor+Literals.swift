// A literal calls a required initializer, which an open class would have to demand of all its subclasses. An extension
// of a protocol can provide it instead.

/// A class whose objects can be written as color literals.
public protocol _RuntimeColorLiteral: _ExpressibleByColorLiteral {}

extension _RuntimeColorLiteral where Self: UIColor {
  /// Creates the color of a literal.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    let color = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    guard let literal = color as? Self else {
      preconditionFailure("A color literal is a UIColor, and cannot be a \(Self.self).")
    }
    self = literal
  }
}

extension UIColor: _RuntimeColorLiteral {}

/// The type of a color literal whose context does not determine another type.
public typealias _ColorLiteralType = UIColor
