/// An object that traits pass through, and that may do something to them.
@MainActor
protocol TraitAdjusting: AnyObject {
  /// What the object does to the traits; nil as long as that is nothing.
  var traitAdjustments: TraitAdjustments? { get set }
}

extension TraitAdjusting {
  var traitAdjustmentsForWriting: TraitAdjustments {
    if let traitAdjustments { return traitAdjustments }
    let adjustments = TraitAdjustments()
    traitAdjustments = adjustments
    return adjustments
  }
}
