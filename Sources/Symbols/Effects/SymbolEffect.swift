/// A presentation effect for an image that is a symbol.
///
/// The effects are values, which the static properties create, such as `.bounce`. Their own properties return variants:
/// `.bounce.down.wholeSymbol`. A view shows an effect; see
/// `UIImageView.addSymbolEffect(_:options:animated:completion:)` of UIKit.
public protocol SymbolEffect: Hashable, Sendable {}

/// An effect of this module, whose configuration is known.
package protocol ConfiguredSymbolEffect: SymbolEffect {
  /// The configuration of the effect.
  var configuration: SymbolEffectConfiguration { get }
}
