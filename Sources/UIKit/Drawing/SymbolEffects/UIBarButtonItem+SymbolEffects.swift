extension UIBarButtonItem {
  private var effects: SymbolEffectPlayer {
    if let symbolEffects { return symbolEffects }
    let effects = SymbolEffectPlayer(of: self)
    symbolEffects = effects
    (shownView as? BarButton)?.show(effects)
    return effects
  }

  // MARK: - Adding

  /// Adds an effect that is shown a number of times to the image of the item.
  ///
  /// It replaces an effect of the same type. An item that no bar shows has no effects that end by themselves.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed and the number of repetitions.
  ///   - animated: Whether the beginning of a lasting effect is animated: one that scales, shows or hides the symbol.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    effects.add(effect, options: options, animated: animated, completion: nil)
  }

  /// Adds an effect that lasts until it is removed to the image of the item.
  ///
  /// It replaces an effect of the same type.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed and the number of repetitions.
  ///   - animated: Whether the beginning of a lasting effect is animated: one that scales, shows or hides the symbol.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    effects.add(effect, options: options, animated: animated, completion: nil)
  }

  /// Adds an effect that is shown a number of times, or lasts until it is removed, to the image of the item.
  ///
  /// It replaces an effect of the same type. An item that no bar shows has no effects that end by themselves.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed and the number of repetitions.
  ///   - animated: Whether the beginning of a lasting effect is animated: one that scales, shows or hides the symbol.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    effects.add(effect, options: options, animated: animated, completion: nil)
  }

  // MARK: - Removing

  /// Removes the effect of a type.
  ///
  /// - Parameters:
  ///   - effect: An effect of the type.
  ///   - options: The speed of the removal.
  ///   - animated: Whether the removal of a lasting effect is animated: one that scales, shows or hides the symbol.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    effects.remove(effect, options: options, animated: animated, completion: nil)
  }

  /// Removes the effect of a type.
  ///
  /// - Parameters:
  ///   - effect: An effect of the type.
  ///   - options: The speed of the removal.
  ///   - animated: Whether the removal of a lasting effect is animated: one that scales, shows or hides the symbol.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    effects.remove(effect, options: options, animated: animated, completion: nil)
  }

  /// Removes the effect of a type.
  ///
  /// - Parameters:
  ///   - effect: An effect of the type.
  ///   - options: The speed of the removal.
  ///   - animated: Whether the removal of a lasting effect is animated: one that scales, shows or hides the symbol.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    effects.remove(effect, options: options, animated: animated, completion: nil)
  }

  /// Removes all effects.
  ///
  /// - Parameters:
  ///   - options: The speed of the removal.
  ///   - animated: Whether the removal of lasting effects is animated: those that scale, show or hide the symbol.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects?.removeAll(options: options, animated: animated)
  }

  // MARK: - Replacing

  /// Sets the image of the item to a symbol, with a transition from the present symbol.
  ///
  /// - Parameters:
  ///   - image: The new symbol. If it or the present image is not a symbol, there is no transition.
  ///   - contentTransition: The transition.
  ///   - options: The speed of the transition.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    let former = self.image
    self.image = image
    effects.replace(former, by: image, contentTransition, options: options, completion: nil)
  }
}
