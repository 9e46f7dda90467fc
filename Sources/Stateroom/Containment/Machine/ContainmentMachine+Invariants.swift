extension ContainmentMachine {
  /// Returns a line for each rule that is broken between two events.
  ///
  /// The method is for tests and for the debugger. The machine does not call it.
  func checkInvariants() -> [String] {
    var broken: [String] = []
    func require(_ holds: Bool, _ rule: @autoclosure () -> String) {
      if !holds { broken.append(rule()) }
    }

    require(Set(contained).count == contained.count, "every child is contained once: \(contained)")
    require(
      ledger.count == contained.count && contained.allSatisfy { ledger[$0] != nil },
      "exactly the contained children have a record: \(contained), \(ledger.keys)"
    )
    require(pending.isEmpty || passage != nil, "no request waits unless a passage is running")
    require(hostPhase == .disappeared || isHostViewLoaded, "a host that appears or disappears has a loaded view")
    require(passage == nil || hostPhase != .disappeared, "no passage is running while the host has disappeared")
    if let passage {
      require(shown == passage[passage.heading].children, "shown is the list to which the passage runs")
      for position in AnimationPosition.allCases {
        let gone = passage.departing(at: position)
        require(
          passage.movesStaying || contained.filter { !gone.contains($0) } == passage[position].children,
          "without the leaving children, the contained children are the list: \(contained), \(position)"
        )
      }
    } else {
      require(contained == shown, "at rest, what is contained is what is shown: \(contained), \(shown)")
    }
    for (child, record) in ledger {
      checkRecord(of: child, record, require)
    }
    return broken
  }

  private func checkRecord(
    of child: Child,
    _ record: ChildRecord,
    _ require: (Bool, @autoclosure () -> String) -> Void
  ) {
    let role: ChildRole =
      if let passage, passage.arriving(at: passage.heading).contains(child) {
        .entering
      } else if let passage, passage.departing(at: passage.heading).contains(child) {
        .leaving
      } else {
        .member
      }
    let containment: ChildRecord.Containment =
      if passage?.entering.contains(child) == true {
        .joining
      } else if passage?.leaving.contains(child) == true {
        .leaving
      } else {
        .settled
      }
    var appearance = record.appearance
    let steps = appearance.advance(to: role.appearance(in: hostPhase))
    require(record.role == role, "\(child) is \(role): \(record)")
    require(record.containment == containment, "\(child) is \(containment): \(record)")
    require(record.isViewInserted == isHostViewLoaded, "\(child)'s view is where the host's is: \(record)")
    require(steps == .none, "\(child) has received all callbacks: \(record)")
  }
}
