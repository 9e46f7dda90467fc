extension ContainmentMachine: CustomStringConvertible {
  /// A description of the whole state: the host, the running transition, and each child's record.
  var description: String {
    var lines = ["host \(isHostDeallocated ? "gone" : "\(hostPhase)"), view \(isHostViewLoaded ? "" : "not ")loaded"]
    lines.append("shown \(shown)")
    if let passage { lines.append("\(passage)") }
    for proposal in pending {
      lines.append("pending \(proposal.children)\(proposal.animated ? " animated" : "") for \(proposal.waiting)")
    }
    for child in contained {
      lines.append("  \(child): \(ledger[child].map { "\($0)" } ?? "no record")")
    }
    return lines.joined(separator: "\n")
  }
}

extension ContainmentMachine.Passage: CustomStringConvertible {
  var description: String {
    let (arrow, verb) = heading == .end ? ("->", "forward") : ("<-", "back")
    return "passage \(generation) \(verb): \(start.children) \(arrow) \(end.children)"
      + " for \(self[heading].waiting), refused \(self[heading.opposite].waiting)"
  }
}

extension ChildRecord: CustomStringConvertible {
  var description: String {
    "\(containment), \(appearance), \(role), view \(isViewInserted ? "" : "not ")inserted"
  }
}
