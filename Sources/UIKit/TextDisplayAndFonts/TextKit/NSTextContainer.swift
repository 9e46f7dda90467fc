/// A region in which text is laid out.
///
/// The lines of a container are inside of its ``size`` and outside of its ``exclusionPaths``. A subclass changes the
/// shape by overriding ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)``.
open class NSTextContainer: NSObject, NSSecureCoding {
  private var sizeStorage: CGSize
  private var exclusions: [ExclusionShape] = []
  /// The closure that is called when the lines may have changed.
  var onChange: (() -> Void)?
  private weak var manager: NSLayoutManager?

  // MARK: - Creating a Text Container

  /// Creates a container with a size.
  ///
  /// A length of 0 or less is not a limit.
  public init(size: CGSize) {
    sizeStorage = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() { self.init(size: .zero) }

  /// The archived form of a container.
  private struct Archived: Codable {
    let size: CGSize
    let lineFragmentPadding: CGFloat
    let lineBreakMode: NSLineBreakMode.RawValue
    let maximumNumberOfLines: Int
    let widthTracksTextView: Bool
    let heightTracksTextView: Bool
  }

  /// A Boolean value that indicates whether the class supports secure coding, which it does.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a container from an archive, without a layout manager.
  public required init(coder: NSCoder) {
    let settings = coder.decodeState(Archived.self, of: NSTextContainer.self)
    sizeStorage = settings?.size ?? .zero
    super.init()
    guard let settings else { return }
    lineFragmentPadding = settings.lineFragmentPadding
    lineBreakMode = NSLineBreakMode(rawValue: settings.lineBreakMode) ?? .byWordWrapping
    maximumNumberOfLines = settings.maximumNumberOfLines
    widthTracksTextView = settings.widthTracksTextView
    heightTracksTextView = settings.heightTracksTextView
    let paths = coder.decodeObject(of: [NSArray.self, UIBezierPath.self], forKey: Self.pathsKey)
    exclusionPaths = paths as? [UIBezierPath] ?? []
  }

  /// Archives the size, the limits, and the exclusion paths.
  open func encode(with coder: NSCoder) {
    coder.encodeState(
      Archived(
        size: size, lineFragmentPadding: lineFragmentPadding, lineBreakMode: lineBreakMode.rawValue,
        maximumNumberOfLines: maximumNumberOfLines, widthTracksTextView: widthTracksTextView,
        heightTracksTextView: heightTracksTextView),
      of: self)
    coder.encode(exclusionPaths as NSArray, forKey: Self.pathsKey)
  }

  private static let pathsKey = "NSTextContainer.exclusionPaths"

  // MARK: - Managing Text Components

  /// The layout manager of the container.
  ///
  /// It is not retained.
  open var layoutManager: NSLayoutManager? {
    get { manager }
    set { manager = newValue }
  }

  /// Replaces the layout manager, so that all containers and the text of the old one belong to the new one.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = manager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    for container in old.textContainers {
      old.removeTextContainer(at: 0)
      newLayoutManager.addTextContainer(container)
    }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
  }

  // MARK: - Defining the Container Shape

  /// The size of the region.
  ///
  /// A length of 0 or less is not a limit.
  ///
  /// The text view sets the dimensions that track its size.
  open var size: CGSize {
    get { sizeStorage }
    set {
      guard newValue != sizeStorage else { return }
      sizeStorage = newValue
      geometryDidChange()
    }
  }

  /// The paths in the container's coordinates that text does not enter.
  ///
  /// A line is beside a path if it has room for at least one character there, and below the path otherwise.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      exclusions = exclusionPaths.map(ExclusionShape.init)
      geometryDidChange()
    }
  }

  /// The padding at the beginning and end of every line.
  ///
  /// The default is 5 points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { geometryDidChange() } }
  }

  /// The behavior of the last line if the text does not fit.
  ///
  /// The default wraps the text and hides the rest.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { geometryDidChange() } }
  }

  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } }
  }

  // MARK: - Tracking the Size of a Text View

  /// A Boolean value that indicates whether the width of the region tracks the width of the text view.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { geometryDidChange() } }
  }

  /// A Boolean value that indicates whether the height of the region tracks the height of the text view.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { geometryDidChange() } }
  }

  /// Sets the dimensions that track the size of the text view, without calling ``onChange``.
  func follow(_ room: CGSize) {
    if widthTracksTextView { sizeStorage.width = room.width }
    if heightTracksTextView { sizeStorage.height = room.height }
  }

  /// Performs work while the container has another size, without notifying the layout manager.
  func withSize<Result>(_ size: CGSize, _ work: () -> Result) -> Result {
    let old = sizeStorage
    sizeStorage = size
    defer { sizeStorage = old }
    return work()
  }

  private func geometryDidChange() {
    if let manager { manager.textContainerChangedGeometry(self) } else { onChange?() }
  }

  // MARK: - Placing Lines

  /// A Boolean value that indicates whether the region is a rectangle without gaps.
  ///
  /// The lines of a rectangle are laid out without a call of
  /// ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)``, unless the container is of a subclass.
  open var isSimpleRectangularTextContainer: Bool { exclusions.isEmpty }

  /// Returns the part of a proposed rectangle that a line can use.
  ///
  /// - Parameters:
  ///   - proposedRect: The rectangle of the line, in the container's coordinates.
  ///   - characterIndex: The index of the first character of the line.
  ///   - baseWritingDirection: The direction of the line, which determines at which side of the rectangle it begins.
  ///   - remainingRect: On return, the rest of the rectangle, which another line can use; `.zero` if there is none.
  /// - Returns: The rectangle of the line, which is empty if no part of the proposed rectangle can be used.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    var (start, end) = (max(proposedRect.minX, 0), proposedRect.maxX)
    if size.width > 0 { end = min(end, size.width) }
    if size.height > 0, proposedRect.maxY > size.height + TextLayout.tolerance { return .zero }
    guard start < end else { return .zero }
    let gaps = ExclusionShape.gaps(
      of: exclusions, from: start, to: end, vertically: proposedRect.minY...proposedRect.maxY)
    guard let gap = baseWritingDirection == .rightToLeft ? gaps.last : gaps.first else { return .zero }
    if gaps.count > 1 {
      if baseWritingDirection == .rightToLeft { end = gap.lowerBound } else { start = gap.upperBound }
      remainingRect?.pointee = CGRect(x: start, y: proposedRect.minY, width: end - start, height: proposedRect.height)
    }
    return CGRect(
      x: gap.lowerBound, y: proposedRect.minY, width: gap.upperBound - gap.lowerBound, height: proposedRect.height)
  }
}
