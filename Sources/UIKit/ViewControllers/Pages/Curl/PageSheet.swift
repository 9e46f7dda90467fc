/// A sheet that turns from one spread to the next, with the pages on it and below it.
///
/// The pages below the sheet are views of the curl view. The sheet is in front of them:
///
///     lower          the page that the sheet uncovers or covers
///     opposite       the page on the other side of a spine in the middle
///     PageSheet
///      ├ cast        the shadow on the lower page, beyond the fold
///      ├ front       clips the page on the front at the fold
///      ├ glow        the shadow beside the free edge
///      └ back        clips the back at the fold
///         ├ page     the page on the back, or the front that shines through paper
///         └ shade    makes the fold look round
///
/// All parts move and grow in proportion to the curl, so that an animation between two curls is exact at every point
/// between them.
@MainActor
final class PageSheet: UIView {
  private let geometry: PageCurlGeometry
  /// The page on the front.
  private let page: UIView
  /// The page on the back, or the paper through which the front shines; `nil` before the sheet is in its container.
  private var reverse: UIView?
  private let front = UIView()
  private let back = UIView()
  private let cast: PageShade
  private let glow: PageShade
  private let shade: PageShade

  private static let castWidth: CGFloat = 48
  private static let glowWidth: CGFloat = 14
  private static let shadeWidth: CGFloat = 110

  /// The fraction to which the sheet has curled, from 0 to 1.
  ///
  /// Changes of this property can be animated.
  var curl: CGFloat {
    didSet { moveParts() }
  }

  /// Creates a sheet with a page on its front, which it takes when it is added to its container.
  ///
  /// - Parameters:
  ///   - page: The view of the page on its front.
  ///   - geometry: The places of the sheet.
  ///   - curl: The fraction to which it has curled at the beginning.
  init(_ page: UIView, _ geometry: PageCurlGeometry, curl: CGFloat) {
    self.geometry = geometry
    self.page = page
    self.curl = curl
    // Darkest at the fold and at the edge.
    cast = PageShade([(0, 0.34), (0.4, 0.1), (1, 0)], geometry)
    glow = PageShade([(0, 0), (0.6, 0.06), (1, 0.22)], geometry)
    shade = PageShade([(0, 0), (0.45, 0.1), (0.7, -0.4), (0.92, 0.08), (1, 0.28)], geometry)
    super.init(frame: geometry.bounds)
    isUserInteractionEnabled = false
    clipsToBounds = true
    for side in [front, back] {
      side.clipsToBounds = true
      side.autoresizesSubviews = false
    }
    for part in [cast, front, glow, back] { addSubview(part) }
    back.addSubview(shade)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Adds the sheet in front of the content of a view, and takes its pages.
  ///
  /// - Parameters:
  ///   - container: The view, whose layout must leave the pages on the sheet from now on.
  ///   - reverse: The view of the page on its back, or `nil` if the sheet is printed on one side.
  func add(to container: UIView, back reverse: UIView?) {
    front.addSubview(page)
    container.addSubview(self)
    moveParts()
    // A page has a picture only if it is in a window, and at its size. The picture requires a layout.
    let reverse = reverse ?? PageBack(of: page, isVertical: geometry.isVertical)
    self.reverse = reverse
    back.insertSubview(reverse, belowSubview: shade)
    moveParts()
  }

  private func moveParts() {
    front.frame = geometry.front(curl)
    back.frame = geometry.back(curl)
    place(page, at: geometry.sheet, in: front)
    if let reverse { place(reverse, at: geometry.wholeBack(curl), in: back) }
    place(shade, at: geometry.alongFold(curl, width: Self.shadeWidth), in: back)
    cast.frame = geometry.beyondFold(curl, width: Self.castWidth)
    glow.frame = geometry.besideEdge(curl, width: Self.glowWidth)
    // No shadow appears or disappears abruptly at the ends of the turn.
    cast.alpha = 1 - curl
    glow.alpha = 0.3 + 0.7 * curl
  }

  private func place(_ view: UIView, at frame: CGRect, in container: UIView) {
    view.frame = frame.offsetBy(dx: -container.frame.minX, dy: -container.frame.minY)
  }
}

/// The back of a sheet that is printed on one side: paper through which the front shines.
private final class PageBack: UIView {
  private static let paperOpacity: CGFloat = 0.82
  private let picture: UIView?
  private let isVertical: Bool

  init(of page: UIView, isVertical: Bool) {
    picture = page.snapshotView(afterScreenUpdates: true)
    self.isVertical = isVertical
    super.init(frame: page.frame)
    backgroundColor = page.backgroundColor ?? .systemBackground
    let paper = UIView()
    paper.backgroundColor = UIColor {
      UIColor(white: $0.userInterfaceStyle == .dark ? 0.25 : 1, alpha: Self.paperOpacity)
    }
    if let picture {
      picture.transform = CGAffineTransform(scaleX: isVertical ? 1 : -1, y: isVertical ? -1 : 1)
      addSubview(picture)
    }
    addSubview(paper)
    for part in subviews { part.frame = bounds }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }
}

/// A gradient of shadow and light across the fold.
private final class PageShade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Creates a gradient whose locations begin at the end that is nearer to the spine.
  ///
  /// - Parameters:
  ///   - stops: The locations, and the opacity of black at each, or that of white as a negative number.
  ///   - geometry: The direction of the gradient.
  init(_ stops: [(location: Double, shadow: CGFloat)], _ geometry: PageCurlGeometry) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = stops.map { UIColor(white: $0.shadow < 0 ? 1 : 0, alpha: abs($0.shadow)).cgColor }
    gradient.locations = stops.map { NSNumber(value: $0.location) }
    let (near, far): (CGFloat, CGFloat) = geometry.isMirrored ? (1, 0) : (0, 1)
    gradient.startPoint = geometry.isVertical ? CGPoint(x: 0.5, y: near) : CGPoint(x: near, y: 0.5)
    gradient.endPoint = geometry.isVertical ? CGPoint(x: 0.5, y: far) : CGPoint(x: far, y: 0.5)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }
}
