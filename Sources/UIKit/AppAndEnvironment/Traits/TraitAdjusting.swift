/// An object that passes traits on, and can adjust them.
@MainActor
protocol TraitAdjusting: AnyObject {
  /// The trait overrides of the object; `nil` if there are none.
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
