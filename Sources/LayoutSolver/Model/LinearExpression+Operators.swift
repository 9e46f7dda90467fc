/// A term of a linear expression other than a number: a variable, or another expression.
public protocol LinearExpressible {
  /// The value as a linear expression.
  var linearExpression: LinearExpression { get }
}

extension LinearExpression: LinearExpressible {
  /// The expression itself.
  public var linearExpression: LinearExpression { self }
}

extension Variable: LinearExpressible {
  /// The variable with a coefficient of 1.
  public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpressible {
  /// Returns the sum of two expressions.
  public static func + (left: Self, right: some LinearExpressible) -> LinearExpression {
    let (left, right) = (left.linearExpression, right.linearExpression)
    return LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// Returns the sum of an expression and a number.
  public static func + (left: Self, right: Double) -> LinearExpression {
    left + LinearExpression(constant: right)
  }

  /// Returns the difference of two expressions.
  public static func - (left: Self, right: some LinearExpressible) -> LinearExpression {
    left + right * -1
  }

  /// Returns the difference of an expression and a number.
  public static func - (left: Self, right: Double) -> LinearExpression {
    left + -right
  }

  /// Returns an expression with every coefficient multiplied.
  public static func * (left: Self, factor: Double) -> LinearExpression {
    var product = left.linearExpression
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  /// Returns an expression with every coefficient multiplied.
  public static func * (factor: Double, right: Self) -> LinearExpression {
    right * factor
  }

  /// Returns an expression with every coefficient divided.
  public static func / (left: Self, divisor: Double) -> LinearExpression {
    left * (1 / divisor)
  }

  /// Returns an expression with every sign inverted.
  public static prefix func - (operand: Self) -> LinearExpression {
    operand * -1
  }
}
