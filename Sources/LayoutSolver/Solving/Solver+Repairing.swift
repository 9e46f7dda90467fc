extension Solver {
  /// Finds a solution from any state of the tableau.
  ///
  /// Each half of the simplex method starts from the result of the other. The costs are therefore removed, so that any
  /// feasible values are found first, and are then minimized.
  func repair() {
    tableau.removeCosts()
    guard case .feasible = tableau.restoreFeasibility() else { return rebuild() }
    for entry in entriesInOrder {
      for error in entry.errors { tableau.addCost(entry.weight, at: entry.strength, of: error) }
    }
    tableau.minimizeCosts()
    refreshIfWorn()
  }

  /// Rebuilds the tableau if rounding errors may have become significant.
  ///
  /// Each pivot rounds every coefficient that it changes, and the error is never corrected. The number of pivots
  /// without a rebuild is therefore limited, but large enough to make the cost of a rebuild small in comparison. Each
  /// constraint is one row: if their numbers differ, a value was incorrectly treated as zero, or as nonzero.
  func refreshIfWorn() {
    let isWorn = tableau.pivotCount > 64 + 4 * entries.count
    if isWorn || tableau.rowCount + definitions.rowCount != entries.count { rebuild() }
  }

  /// Rebuilds the tableau from the constraints as they were added, without the accumulated rounding errors.
  ///
  /// A constraint that can no longer be satisfied is removed, and ``remove(_:)`` then reports it as unknown. This
  /// occurs only with numbers that exceed the precision.
  func rebuild() {
    let entries = entriesInOrder
    tableau.removeRows()
    definitions.removeAll()
    for entry in entries {
      if case .feasible = place(entry) { continue }
      forget(entry)
    }
    tableau.forgetPivots()
  }

  private var entriesInOrder: [Entry] {
    entries.values.sorted { $0.ordinal < $1.ordinal }
  }
}
