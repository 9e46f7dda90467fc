/// What can stand in a linear expression beside numbers: a variable, or another expression.
public protocol LinearExpressible {
  /// The same as an expression.
  var linearExpression: LinearExpression { get }
}

extension LinearExpression: LinearExpressible {
  /// The expression itself.
  public var linearExpression: LinearExpression { self }
}

extension Variable: LinearExpressible {
  /// The variable once.
  public var linearExpression: LinearExpression { LinearExpression(self) }
}

extension LinearExpressible {
  /// The sum of two expressions.
  public static func + (left: Self, right: some LinearExpressible) -> LinearExpression {
    let (left, right) = (left.linearExpression, right.linearExpression)
    return LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// The sum of an expression and a number.
  public static func + (left: Self, right: Double) -> LinearExpression {
    left + LinearExpression(constant: right)
  }

  /// The difference of two expressions.
  public static func - (left: Self, right: some LinearExpressible) -> LinearExpression {
    left + right * -1
  }

  /// The difference of an expression and a number.
  public static func - (left: Self, right: Double) -> LinearExpression {
    left + -right
  }

  /// An expression with every coefficient multiplied.
  public static func * (left: Self, factor: Double) -> LinearExpression {
    var product = left.linearExpression
    for index in product.terms.indices { product.terms[index].coefficient *= factor }
    product.constant *= factor
    return product
  }

  /// An expression with every coefficient multiplied.
  public static func * (factor: Double, right: Self) -> LinearExpression {
    right * factor
  }

  /// An expression with every coefficient divided.
  public static func / (left: Self, divisor: Double) -> LinearExpression {
    left * (1 / divisor)
  }

  /// An expression with every sign turned.
  public static prefix func - (operand: Self) -> LinearExpression {
    operand * -1
  }
}
