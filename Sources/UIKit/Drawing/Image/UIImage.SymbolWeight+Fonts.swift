extension UIFont.Weight {
  /// Returns the weight of symbols that corresponds to the weight of the font.
  ///
  /// It is the nearest one for a weight between those of the constants.
  public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(web: web) }
}

extension UIImage.SymbolWeight {
  /// Returns the weight of fonts that corresponds to the weight of symbols.
  ///
  /// It is the regular one for an unspecified weight.
  public func fontWeight() -> UIFont.Weight { UIFont.Weight(web: rawValue * 100) }
}
