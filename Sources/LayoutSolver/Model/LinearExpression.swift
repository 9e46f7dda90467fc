/// A constant plus a sum of variables with coefficients.
public struct LinearExpression: Sendable {
  /// A variable with a coefficient.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// Creates a term.
    public init(_ variable: Variable, times coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms, in the order in which they were added.
  ///
  /// A variable can occur in several terms.
  public var terms: [Term]
  /// The constant that is added to the terms.
  public var constant: Double

  /// Creates an expression.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates an expression of one variable.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }
}
