extension Solver {
  /// Finds a solution from any state of the tableau.
  ///
  /// The two halves of the simplex method each start from the result of the other; with neither given, any feasible
  /// values are found first.
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
  /// Each pivot rounds every coefficient it changes, and the error is never corrected. So it continues only for as many
  /// pivots as make a rebuild cheap in comparison. And each constraint is one row: if their numbers differ, a value was
  /// incorrectly treated as zero, or as nonzero.
  func refreshIfWorn() {
    let isWorn = tableau.pivotCount > 64 + 4 * entries.count
    if isWorn || tableau.rowCount + definitions.rowCount != entries.count { rebuild() }
  }

  /// Rebuilds the tableau from the constraints as they were added, without the accumulated rounding errors.
  ///
  /// A constraint that can no longer be satisfied is dropped, and removing it later throws that it is unknown. This
  /// happens only with numbers that are beyond the precision.
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
