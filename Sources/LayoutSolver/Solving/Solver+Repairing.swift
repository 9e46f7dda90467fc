extension Solver {
  /// Finds a solution from wherever the tableau is.
  ///
  /// The two halves of the simplex method each start from what the other one leaves; with neither given, any legal values
  /// are looked for first.
  func repair() {
    tableau.removeCosts()
    guard case .feasible = tableau.restoreFeasibility() else { return rebuild() }
    for entry in entriesInOrder {
      for error in entry.errors { tableau.addCost(entry.weight, at: entry.strength, of: error) }
    }
    tableau.minimizeCosts()
    refreshIfWorn()
  }

  /// Starts again if rounding may have done harm by now.
  ///
  /// Each pivot rounds every coefficient it meets, and what it leaves is never corrected. So it is only let go on for
  /// as many pivots as make a new start cheap in comparison. And each constraint is one row: if their numbers differ,
  /// something was taken for zero that was not, or the reverse.
  func refreshIfWorn() {
    let isWorn = tableau.pivotCount > 64 + 4 * entries.count
    if isWorn || tableau.rowCount + definitions.rowCount != entries.count { rebuild() }
  }

  /// Starts again with the constraints as they were added, without what rounding has made of them since.
  ///
  /// A constraint that does not fit any more is given up: whoever removes it is told that it is unknown. Only numbers
  /// that rounding cannot cope with lead to that.
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
