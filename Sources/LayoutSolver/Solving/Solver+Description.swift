extension Solver: CustomStringConvertible {
  /// A description of the constraints and the values of the variables.
  public var description: String {
    let constraints = entries.values.sorted { $0.ordinal < $1.ordinal }.map { describe($0.constraint) }
    let values = symbols(where: .variable).map { "\(name(of: $0)) = \(format(value(of: variable(for: $0))))" }
    return (constraints + values).joined(separator: "\n")
  }

  /// A description of the rows, definitions, and costs, for debugging the solver.
  ///
  /// The letters before the numbers distinguish slacks, errors, and dummies. All symbols on the right of a row are
  /// zero.
  public var tableauDescription: String {
    let all = tableau.kinds.indices.map { Symbol($0) }
    let rows = all.compactMap { symbol in tableau.rows[symbol.offset].map { "\(name(of: symbol)) = \(format($0))" } }
    let meanings = all.compactMap { symbol in
      definitions.rows[symbol.offset].map { "\(name(of: symbol)) = \(format($0))" }
    }
    let costs = all.filter { !tableau.costs[$0.offset].isZero && tableau.kinds[$0.offset] != .dummy }
      .map { "\(name(of: $0)): \(format(tableau.costs[$0.offset]))" }
    return [("Rows", rows), ("Definitions", meanings), ("Costs", costs)]
      .map { title, lines in ([title] + lines.map { "  " + $0 }).joined(separator: "\n") }
      .joined(separator: "\n")
  }

  /// Returns the description of a constraint.
  ///
  /// It contains the expression with the names of the variables, the strength if it is not required, and the
  /// identifier.
  public func describe(_ constraint: Constraint) -> String {
    let sign =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let constant = entries[ObjectIdentifier(constraint)]?.constant ?? constraint.expression.constant
    let left = format(constraint.expression.terms.map { (name(of: $0.variable), $0.coefficient) }, constant: 0)
    let strength = constraint.strength.isRequired ? "" : " @\(format(Double(constraint.strength.priority)))"
    let identifier = constraint.identifier.map { " '\($0)'" } ?? ""
    return "\(left) \(sign) \(format(0 - constant))\(strength)\(identifier)"
  }

  private func symbols(where kind: Symbol.Kind) -> [Symbol] {
    tableau.kinds.indices.filter { tableau.kinds[$0] == kind }.map { Symbol($0) }
  }
}

// MARK: - Numbers

extension Solver {
  private func format(_ row: Row) -> String {
    format(row.terms.map { (name(of: $0.symbol), $0.coefficient) }, constant: row.constant)
  }

  private func format(_ cost: Cost) -> String {
    cost.amounts.map { "\(format($0.value)) @\(format(Double($0.strength.priority)))" }.joined(separator: ", ")
  }

  private func format(_ terms: [(name: String, coefficient: Double)], constant: Double) -> String {
    var text = constant != 0 || terms.isEmpty ? format(constant) : ""
    for (name, coefficient) in terms {
      let sign = coefficient < 0 ? "-" : text.isEmpty ? "" : "+"
      text += text.isEmpty ? sign : " \(sign) "
      text += abs(coefficient) == 1 ? name : "\(format(abs(coefficient))) \(name)"
    }
    return text
  }

  /// Returns a number without the decimal zero that Swift prints for whole numbers.
  private func format(_ number: Double) -> String {
    let text = String(number)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
