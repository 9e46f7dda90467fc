extension UIImageView {
  private var effects: SymbolEffectPlayer {
    if let symbolEffects { return symbolEffects }
    let effects = SymbolEffectPlayer(of: self)
    effects.show(in: self)
    return effects
  }

  // MARK: - Adding

  /// Adds an effect that is shown a number of times.
  ///
  /// It replaces an effect of the same type. The properties of the view do not change; if the image is not a symbol,
  /// the effect does nothing.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed and the number of repetitions.
  ///   - animated: Whether the beginning of a lasting effect is animated: one that scales, shows or hides the symbol.
  ///   - completion: A closure that is called when the effect has ended, or was removed or replaced. That of a lasting
  ///     effect is called when the symbol has the new appearance.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    effects.add(effect, options: options, animated: animated, completion: completion)
  }

  /// Adds an effect that lasts until it is removed.
  ///
  /// It replaces an effect of the same type. The properties of the view do not change; if the image is not a symbol,
  /// the effect does nothing.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed and the number of repetitions.
  ///   - animated: Whether the beginning of a lasting effect is animated: one that scales, shows or hides the symbol.
  ///   - completion: A closure that is called when the effect has ended, or was removed or replaced. That of a lasting
  ///     effect is called when the symbol has the new appearance.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    effects.add(effect, options: options, animated: animated, completion: completion)
  }

  /// Adds an effect that is shown a number of times, or lasts until it is removed, as the options determine.
  ///
  /// It replaces an effect of the same type. The properties of the view do not change; if the image is not a symbol,
  /// the effect does nothing.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed and the number of repetitions.
  ///   - animated: Whether the beginning of a lasting effect is animated: one that scales, shows or hides the symbol.
  ///   - completion: A closure that is called when the effect has ended, or was removed or replaced.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    effects.add(effect, options: options, animated: animated, completion: completion)
  }

  // MARK: - Removing

  /// Removes the effect of a type.
  ///
  /// A repeated movement ends with its present repetition.
  ///
  /// - Parameters:
  ///   - effect: An effect of the type.
  ///   - options: The speed of the removal.
  ///   - animated: Whether the removal of a lasting effect is animated: one that scales, shows or hides the symbol.
  ///   - completion: A closure that is called after the removal.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    effects.remove(effect, options: options, animated: animated, completion: completion)
  }

  /// Removes the effect of a type.
  ///
  /// A repeated movement ends with its present repetition.
  ///
  /// - Parameters:
  ///   - effect: An effect of the type.
  ///   - options: The speed of the removal.
  ///   - animated: Whether the removal of a lasting effect is animated: one that scales, shows or hides the symbol.
  ///   - completion: A closure that is called after the removal.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    effects.remove(effect, options: options, animated: animated, completion: completion)
  }

  /// Removes the effect of a type.
  ///
  /// A repeated movement ends with its present repetition.
  ///
  /// - Parameters:
  ///   - effect: An effect of the type.
  ///   - options: The speed of the removal.
  ///   - animated: Whether the removal of a lasting effect is animated: one that scales, shows or hides the symbol.
  ///   - completion: A closure that is called after the removal.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    effects.remove(effect, options: options, animated: animated, completion: completion)
  }

  /// Removes all effects.
  ///
  /// A repeated movement ends with its present repetition.
  ///
  /// - Parameters:
  ///   - options: The speed of the removal.
  ///   - animated: Whether the removal of lasting effects is animated: those that scale, show or hide the symbol.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects?.removeAll(options: options, animated: animated)
  }

  // MARK: - Replacing

  /// Sets the image to a symbol, with a transition from the present symbol.
  ///
  /// ``image`` is the new symbol immediately. The other effects of the view remain.
  ///
  /// - Parameters:
  ///   - image: The new symbol. If it or the present image is not a symbol, there is no transition.
  ///   - contentTransition: The transition.
  ///   - options: The speed of the transition.
  ///   - completion: A closure that is called when the transition has ended.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let former = self.image
    self.image = image
    effects.replace(former, by: image, contentTransition, options: options, completion: completion)
  }
}
