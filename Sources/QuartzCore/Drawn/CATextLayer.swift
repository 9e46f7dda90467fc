/// A layer that shows text, from the top of its bounds.
open class CATextLayer: CALayer {
  /// Creates a layer without text.
  public override init() {
    super.init()
    changeModelWithoutAnimation { $0.rare.text = TextAppearance() }
  }

  /// Creates a copy of a layer for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    changeModelWithoutAnimation { $0.rare.text = TextAppearance() }
  }

  /// The text, a `String` or an `NSAttributedString`.
  open var string: Any? {
    get { text.string ?? text.plain }
    set {
      changeModelWithoutAnimation {
        $0.rare.text?.string = (newValue as? NSAttributedString).flatMap { $0.copy() as? NSAttributedString }
        $0.rare.text?.plain = newValue as? String
      }
    }
  }

  /// The font of a string without attributes: a `UIFont`, a `CGFont`, or the name of a font.
  ///
  /// Its size is ``fontSize``. The default is Helvetica.
  open var font: CFTypeRef? {
    get { text.font ?? text.fontName }
    set {
      let name = newValue as? String ?? (newValue as? NSString).map { "\($0)" }
      changeModelWithoutAnimation {
        $0.rare.text?.font = name == nil ? newValue as AnyObject? : nil
        $0.rare.text?.fontName = name
      }
    }
  }

  /// The font size of a string without attributes, in points.
  ///
  /// The default is 36. Animatable.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { if newValue != fontSize { change(.fontSize) { $0.rare.text?.fontSize = newValue } } }
  }

  /// The color of a string without attributes.
  ///
  /// The default is opaque white. Animatable.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { if newValue != foregroundColor { change(.foregroundColor) { $0.rare.text?.foregroundColor = newValue } } }
  }

  /// A Boolean value that indicates whether the text is wrapped to fit the bounds.
  ///
  /// The default is `false`.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { changeModelWithoutAnimation { $0.rare.text?.isWrapped = newValue } }
  }

  /// The part that is omitted from a text that does not fit.
  ///
  /// The default omits none, and clips the text.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { changeModelWithoutAnimation { $0.rare.text?.truncationMode = newValue } }
  }

  /// The horizontal alignment.
  ///
  /// The default is natural.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { changeModelWithoutAnimation { $0.rare.text?.alignmentMode = newValue } }
  }

  private var text: TextAppearance { modelValues.rare.text ?? TextAppearance() }
}
