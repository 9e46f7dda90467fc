/// The region in which the text of a text view is laid out.
///
/// - Note: Regions are rectangles. Exclusion paths, and layout managers that fill several containers, are not
///   available.
open class NSTextContainer: NSObject {
  private var sizeStorage: CGSize
  /// The closure that is called when the lines may have changed.
  var onChange: (() -> Void)?

  /// Creates a container with a size. A length of 0 or less is not a limit.
  public init(size: CGSize) {
    sizeStorage = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() { self.init(size: .zero) }

  /// The size of the region. A length of 0 or less is not a limit.
  ///
  /// The text view sets the dimensions that track its size.
  open var size: CGSize {
    get { sizeStorage }
    set {
      guard newValue != sizeStorage else { return }
      sizeStorage = newValue
      onChange?()
    }
  }

  /// The padding at the beginning and end of every line. The default is 5 points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange?() } }
  }

  /// The behavior of the last line if the text does not fit. The default wraps the text and hides the rest.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { onChange?() } }
  }

  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange?() } }
  }

  /// A Boolean value that indicates whether the width of the region tracks the width of the text view.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { onChange?() } }
  }

  /// A Boolean value that indicates whether the height of the region tracks the height of the text view.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { onChange?() } }
  }

  /// Sets the dimensions that track the size of the text view, without calling ``onChange``.
  func follow(_ room: CGSize) {
    if widthTracksTextView { sizeStorage.width = room.width }
    if heightTracksTextView { sizeStorage.height = room.height }
  }
}
