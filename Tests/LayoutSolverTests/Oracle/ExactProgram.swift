/// A linear program in exact numbers, solved by the textbook's dense two-phase method.
///
/// It shares neither code nor method with the solver: there everything is kept up from step to step, here each question
/// is a new table.
struct ExactProgram {
  /// `coefficients · x >= bound`, or `==`, over variables that may not be negative.
  struct Line {
    var coefficients: [Rational]
    var bound: Rational
    var isEquation: Bool
  }

  var lines: [Line]
  var width: Int

  /// The least value of `goal · x`, or nil if nothing fulfils the lines. The goal must be bounded below.
  func minimum(of goal: [Rational]) throws -> Rational? {
    // One column per variable, per surplus, per line's artificial, and the right side.
    let surpluses = lines.count
    let columns = width + surpluses + lines.count
    var table = try lines.enumerated().map { index, line in
      var row = [Rational](repeating: .zero, count: columns + 1)
      for (column, coefficient) in line.coefficients.enumerated() { row[column] = coefficient }
      if !line.isEquation { row[width + index] = Rational(-1) }
      row[columns] = line.bound
      if line.bound < .zero { row = try row.map { try $0.times(Rational(-1)) } }
      row[width + surpluses + index] = .one
      return row
    }
    var basis = lines.indices.map { width + surpluses + $0 }
    let artificial = (0..<columns).map { $0 < width + surpluses ? Rational.zero : .one }
    guard try Self.run(&table, &basis, costs: artificial, allowed: columns) == .zero else { return nil }
    for index in basis.indices where basis[index] >= width + surpluses {
      guard let column = (0..<width + surpluses).first(where: { table[index][$0] != .zero }) else { continue }
      try Self.pivot(&table, &basis, row: index, column: column)
    }
    let costs = goal + [Rational](repeating: .zero, count: columns - goal.count)
    return try Self.run(&table, &basis, costs: costs, allowed: width + surpluses)
  }

  private static func run(
    _ table: inout [[Rational]], _ basis: inout [Int], costs: [Rational], allowed: Int
  ) throws -> Rational {
    while true {
      // Bland's rule throughout: it is slow and it ends.
      let entering = try (0..<allowed).first { column in
        guard !basis.contains(column) else { return false }
        var reduced = costs[column]
        for (row, basic) in zip(table, basis) { reduced = try reduced.minus(costs[basic].times(row[column])) }
        return reduced < .zero
      }
      guard let entering else { break }
      var best: (row: Int, ratio: Rational)?
      for (index, row) in table.enumerated() where row[entering] > .zero {
        let ratio = try row[row.count - 1].over(row[entering])
        if let best, ratio > best.ratio || (ratio == best.ratio && basis[index] > basis[best.row]) { continue }
        best = (index, ratio)
      }
      guard let best else { preconditionFailure("the goal must be bounded") }
      try pivot(&table, &basis, row: best.row, column: entering)
    }
    var value = Rational.zero
    for (row, basic) in zip(table, basis) { value = try value.plus(costs[basic].times(row[row.count - 1])) }
    return value
  }

  private static func pivot(_ table: inout [[Rational]], _ basis: inout [Int], row: Int, column: Int) throws {
    let divisor = table[row][column]
    table[row] = try table[row].map { try $0.over(divisor) }
    for index in table.indices where index != row && table[index][column] != .zero {
      let factor = table[index][column]
      for place in table[index].indices where table[row][place] != .zero {
        table[index][place] = try table[index][place].minus(factor.times(table[row][place]))
      }
    }
    basis[row] = column
  }
}
