/// An object that traits pass through, and that may do something to them.
@MainActor
protocol TraitAdjusting: AnyObject {
  /// The trait overrides of the object; `nil` as long as there are none.
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
