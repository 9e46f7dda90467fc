/// The appearances of a bar or an item, for both heights of the bar and both positions of the content.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var compact: Appearance?
  var scrollEdge: Appearance?
  var compactScrollEdge: Appearance?

  /// The position of the content, and the height of the bar.
  struct Situation: Equatable {
    /// A Boolean value that indicates whether the content is scrolled to the edge at which the bar is.
    var isAtScrollEdge = false
    var isCompact = false
  }

  /// Returns the appearance for a situation.
  ///
  /// The appearances of the item on display override those of the bar.
  ///
  /// Without an appearance for content at its edge, the bar has no background there.
  ///
  /// - Parameter default: Creates the appearance of a bar without appearances.
  func appearance(
    in situation: Situation, overriddenBy item: BarAppearances?, default: @autoclosure () -> Appearance
  ) -> Appearance {
    func first(_ path: KeyPath<BarAppearances, Appearance?>) -> Appearance? {
      item?[keyPath: path] ?? self[keyPath: path]
    }
    if situation.isAtScrollEdge {
      if situation.isCompact, let own = first(\.compactScrollEdge) { return own }
      if let own = first(\.scrollEdge) { return own }
    }
    let compact = situation.isCompact ? first(\.compact) : nil
    guard let usual = compact ?? first(\.standard) else {
      let created = `default`()
      if situation.isAtScrollEdge { created.configureWithTransparentBackground() }
      return created
    }
    return situation.isAtScrollEdge ? UIBarAppearance.transparent(usual) : usual
  }

  /// A Boolean value that indicates whether no appearance is set.
  var isEmpty: Bool { standard == nil && compact == nil && scrollEdge == nil && compactScrollEdge == nil }
}
