/// The region that the text of a text view is laid out in.
///
/// - Note: Regions are rectangles: there are no exclusion paths, and no layout manager that fills several containers.
open class NSTextContainer: NSObject {
  private var sizeStorage: CGSize
  /// Tells the text view that the lines may have changed.
  var onChange: (() -> Void)?

  /// Creates a container of a size; a length of 0 or less is no limit.
  public init(size: CGSize) {
    sizeStorage = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() { self.init(size: .zero) }

  /// The size of the region; a length of 0 or less is no limit. One that follows the text view is set by that.
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

  /// The behavior of the last line for text that does not fit. The default wraps it, and hides the text that does not
  /// fit.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { onChange?() } }
  }

  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange?() } }
  }

  /// A Boolean value that indicates whether the width of the region follows the text view.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { onChange?() } }
  }

  /// A Boolean value that indicates whether the height of the region follows the text view.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { onChange?() } }
  }

  /// The text view got another size: what follows it does so without a word.
  func follow(_ room: CGSize) {
    if widthTracksTextView { sizeStorage.width = room.width }
    if heightTracksTextView { sizeStorage.height = room.height }
  }
}
