/// An object that finds values for variables that satisfy constraints, the stronger constraints first.
///
/// ```swift
/// let solver = Solver()
/// let left = solver.makeVariable("left")
/// let width = solver.makeVariable("width")
/// try solver.add(left >= 16)
/// try solver.add((width == 320).with(strength: 750))
/// try solver.add(left + width <= 300)
/// print(solver.value(of: width))    // 284
/// ```
///
/// The solver is incremental: it adds, removes, or edits a constraint starting from the current solution. It uses the
/// method of Cassowary (Badros, Borning and Stuckey), with two differences that <doc:LayoutSolver> describes: strengths
/// are compared and not weighted, and definitions of variables are not substituted in each other.
///
/// A refused call has no effect. Every call ends, because its number of steps is limited by the number of constraints.
public final class Solver {
  var tableau = Tableau()
  var definitions = Definitions()
  var accumulator = Accumulator()
  var entries: [ObjectIdentifier: Entry] = [:]
  var edits: [Variable: Constraint] = [:]
  var valuation = Valuation()
  /// The constraints, by symbol.
  var owners: [Constraint?] = []
  var nextOrdinal = 0

  private var names: [String?] = []
  private(set) var generations: [UInt32] = []
  private var uses: [Int] = []
  private var vacancies: [Symbol] = []

  /// The permitted magnitudes of constants and coefficients.
  ///
  /// Zero is permitted as well.
  ///
  /// Numbers of more different magnitudes cannot be added in double precision without the loss of one of them.
  public static let numericRange = 1e-9...1e9

  /// Creates a solver without variables.
  public init() {}
}

// MARK: - Variables

extension Solver {
  /// Creates a variable.
  ///
  /// Its value is zero unless a constraint determines it.
  public func makeVariable(_ name: String? = nil) -> Variable {
    let symbol = makeSymbol(.variable)
    names[symbol.offset] = name
    return Variable(symbol: symbol, generation: generations[symbol.offset])
  }

  /// Removes a variable.
  ///
  /// No constraint may contain it.
  public func removeVariable(_ variable: Variable) {
    expect(isKnown(variable), "the variable must belong to this solver")
    let symbol = variable.symbol
    let count = uses[symbol.offset]
    expect(count == 0, "a variable must not be removed while constraints contain it (\(count) terms do)")
    definitions.removeDefinition(of: symbol)
    recycle(symbol)
  }

  /// Returns the name with which a variable was created.
  public func name(of variable: Variable) -> String {
    name(of: variable.symbol)
  }

  func isKnown(_ variable: Variable) -> Bool { Self.isKnown(variable, generations, tableau.kinds) }

  /// Returns whether a variable belongs to the solver that has the generations and kinds.
  static func isKnown(_ variable: Variable, _ generations: [UInt32], _ kinds: [Symbol.Kind]) -> Bool {
    let offset = variable.symbol.offset
    return offset < generations.count && generations[offset] == variable.generation && kinds[offset] == .variable
  }

  func name(of symbol: Symbol) -> String {
    switch tableau.kinds[symbol.offset] {
    case .variable: names[symbol.offset] ?? "v\(symbol.index)"
    case .slack: "s\(symbol.index)"
    case .error: "e\(symbol.index)"
    case .dummy: "d\(symbol.index)"
    case .probe, .vacant: "p\(symbol.index)"
    }
  }

  func count(_ terms: [LinearExpression.Term], _ change: Int) {
    for term in terms { uses[term.variable.symbol.offset] += change }
  }
}

// MARK: - Symbols

extension Solver {
  func makeSymbol(_ kind: Symbol.Kind, owner: Constraint? = nil) -> Symbol {
    let symbol = vacancies.popLast() ?? grow()
    tableau.kinds[symbol.offset] = kind
    owners[symbol.offset] = owner
    return symbol
  }

  func recycle(_ symbol: Symbol) {
    tableau.erase(symbol)
    definitions.erase(symbol)
    valuation.erase(symbol)
    owners[symbol.offset] = nil
    names[symbol.offset] = nil
    generations[symbol.offset] &+= 1
    vacancies.append(symbol)
  }

  private func grow() -> Symbol {
    tableau.grow()
    definitions.grow()
    accumulator.grow()
    valuation.grow()
    owners.append(nil)
    names.append(nil)
    generations.append(0)
    uses.append(0)
    return Symbol(generations.count - 1)
  }

  /// Returns a row in terms of parametric symbols and undefined variables only.
  func expand(_ row: Row) -> Row {
    accumulator.add(row, times: 1)
    for variable in definitions.order(from: row.terms).reversed() {
      let coefficient = accumulator.take(variable)
      if coefficient != 0, let definition = definitions.rows[variable.offset] {
        accumulator.add(definition, times: coefficient)
      }
    }
    for symbol in accumulator.symbols {
      guard let row = tableau.rows[symbol.offset] else { continue }
      accumulator.add(row, times: accumulator.take(symbol))
    }
    return accumulator.finish()
  }
}
