/// A closure that is called when a symbol effect or a transition between symbols has ended.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The effect that has ended, for a completion handler.
@MainActor
public struct UISymbolEffectCompletionContext {
  /// The effect, or the transition between two symbols.
  public let effect: any SymbolEffect
  /// The object to which the effect was added.
  public private(set) weak var sender: AnyObject?
  /// A Boolean value that indicates whether the effect was shown until its end.
  ///
  /// The value is `false` if the effect was removed or replaced before, or could not be shown.
  public let isFinished: Bool
}
