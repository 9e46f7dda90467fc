extension UIImage {
  /// How large a symbol is drawn.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat

    /// A symbol that stands beside text of a size.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }

    /// A symbol that stands beside text of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    /// A symbol that stands beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }
  }

  /// Creates one of the system's symbols in a configuration; nil if there is none of that name.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard let drawing = SymbolCatalog.symbol(named: name) else { return nil }
    self.init(content: .symbol(drawing, pointSize: configuration?.pointSize ?? 17), scale: 1)
  }

  /// The symbol in another configuration; nil if the image is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let drawing, _) = content else { return nil }
    return UIImage(
      content: .symbol(drawing, pointSize: configuration.pointSize), scale: scale,
      renderingMode: renderingMode,
      tint: tint)
  }
}
