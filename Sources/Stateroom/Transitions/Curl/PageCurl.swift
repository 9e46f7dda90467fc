import UIKit

/// A page that is pulled away by its lower right corner.
///
/// A straight fold moves over the page from that corner to the opposite one. Beyond the fold no part of the page is
/// visible; on this side of it, the folded part is seen from behind. The page itself remains in its place, with a mask
/// that ends at the fold. The curl is a view in front of the page, which clips the rest:
///
///     PageCurl               in the place of the page
///      ├ shadow              on what is below, beyond the fold
///      └ front               ends at the fold
///         └ back             the page from behind, mirrored by the fold
///            └ sheet         clips to the page
///               ├ paper      lightens the color of the page
///               ├ ghost      the content of the page, which shows through
///               └ shade      makes the fold look round
///
/// All parts are rectangles that are rotated once. Then they only move, in proportion to ``fraction``, so that an
/// animation between two fractions is exact at every point between them, and can be paused, reversed, and scrubbed.
final class PageCurl: UIView {
  /// The fraction of the page that has been pulled away, from 0 to 1.
  ///
  /// Changes of this property can be animated.
  var fraction: CGFloat = 0 {
    didSet { moveParts() }
  }

  private let page: UIView
  /// The mask that the app has given the page.
  private let maskOfApp: UIView?
  private let visiblePart = UIView()
  private let shadow = PageShade([(0, .black, 0), (0.6, .black, 0.1), (1, .black, 0.38)])
  private let front = UIView()
  private let back = UIView()
  private let sheet = UIView()
  private let paper = UIView()
  private let shade = PageShade([
    (0, .black, 0), (0.55, .black, 0.1), (0.8, .white, 0.45), (0.93, .black, 0.08), (1, .black, 0.3),
  ])
  private var fold: PageFold { PageFold(size: bounds.size, fraction: fraction) }

  private static let shadeWidth: CGFloat = 120

  /// Creates the curl of a page that is in a view hierarchy, and adds it in front of the page.
  ///
  /// - Parameters:
  ///   - page: The view to pull away.
  ///   - ghost: A snapshot of the page that shows through its back, or `nil` if the page has not been visible yet.
  init(of page: UIView, ghost: UIView?) {
    self.page = page
    maskOfApp = page.mask
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    clipsToBounds = true
    layer.cornerRadius = page.layer.cornerRadius
    build(ghost)
    layer.anchorPoint = page.layer.anchorPoint
    bounds.size = page.bounds.size
    center = page.center
    if let container = page.superview {
      // A page that fills its container may do so by constraints, which the curl does not have.
      autoresizingMask = page.fills(container) ? [.flexibleWidth, .flexibleHeight] : page.autoresizingMask
      container.insertSubview(self, aboveSubview: page)
    }
    layoutParts()
    page.mask = visiblePart
  }

  required init?(coder: NSCoder) { fatalError("The curl of a page is created in code.") }

  /// Shows the whole page again, without the curl.
  func remove() {
    removeFromSuperview()
    // The app can have given the page another mask since.
    if page.mask === visiblePart { page.mask = maskOfApp }
  }

  private func build(_ ghost: UIView?) {
    visiblePart.backgroundColor = .black
    front.clipsToBounds = true
    back.backgroundColor = page.backgroundColor ?? UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    back.layer.shadowColor = UIColor.black.cgColor
    back.layer.shadowOpacity = 0.4
    back.layer.shadowOffset = .zero
    back.layer.shadowRadius = 9
    sheet.clipsToBounds = true
    paper.backgroundColor = UIColor { UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? 0.25 : 0.75) }
    ghost?.alpha = 0.22
    addSubview(shadow)
    addSubview(front)
    front.addSubview(back)
    back.addSubview(sheet)
    for part in [paper, ghost, shade].compactMap(\.self) { sheet.addSubview(part) }
    for part in [paper, ghost, sheet].compactMap(\.self) { part.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  /// Sizes and rotates the parts for the size of the page.
  private func layoutParts() {
    let fold = fold
    for part in [visiblePart, front] {
      part.bounds.size = CGSize(width: 2 * fold.reach, height: 2 * fold.reach)
      part.transform = fold.rotation
    }
    for (strip, width) in [(shadow, PageFold.shadowWidth), (shade, Self.shadeWidth)] {
      strip.bounds.size = CGSize(width: width, height: 2 * fold.reach)
      strip.transform = fold.rotation
    }
    back.bounds.size = bounds.size
    back.transform = fold.reflection
    back.layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    moveParts()
  }

  private func moveParts() {
    let fold = fold
    front.center = fold.point(at: fold.distance + fold.reach)
    // A scroll view's mask is in the coordinates of its content.
    visiblePart.center = CGPoint(x: front.center.x + page.bounds.minX, y: front.center.y + page.bounds.minY)
    shadow.center = fold.point(at: fold.distance - PageFold.shadowWidth / 2)
    shade.center = fold.point(at: fold.distance - Self.shadeWidth / 2)
    let center = fold.rotatedCenter
    back.center = CGPoint(x: fold.distance - center.x, y: center.y + fold.reach)
  }
}
