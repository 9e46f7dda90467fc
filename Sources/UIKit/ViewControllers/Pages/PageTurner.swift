/// The view that contains the pages, and moves them when they are turned.
///
/// The page view controller decides which pages are turned, and when a turn is over; its turner shows the movement. It
/// calls ``UIPageViewController/pagesDidMove()`` for every movement that is not its own arrangement.
@MainActor
protocol PageTurner: UIView {
  var controller: UIPageViewController? { get set }

  /// The length of a complete turn, in points.
  var step: CGFloat { get }
  /// The distance by which the pages were moved, in points.
  ///
  /// The value is positive toward the next page, and negative toward the previous one.
  var progress: CGFloat { get }
  /// A Boolean value that indicates whether the user's finger moves the pages.
  var isDragged: Bool { get }

  /// Takes its place in the area of the pages.
  func takePlace(in area: CGRect)
  /// Returns whether the pages will be arranged again in an area.
  func needsArranging(in area: CGRect) -> Bool

  /// Shows the pages of the current spread at rest.
  func show(_ spread: PageSpread)
  /// Adds the pages to which a turn leads, before the first movement.
  func prepare(_ turn: PageTransition)
  /// Removes the view of a page, if it is in the turner.
  func remove(_ page: UIViewController)

  /// Permits movements in the directions in which there are pages.
  func open(before: Bool, after: Bool)
  /// Turns to the prepared pages with an animation.
  func turn(_ direction: UIPageViewController.NavigationDirection)
  /// Makes the pages in a direction the current ones, without visible movement.
  func pass(_ direction: UIPageViewController.NavigationDirection)
  /// Rests at the current pages without an animation.
  func rest()
  /// Discards what was prepared for a turn that was cancelled.
  func discardPreparation()
  /// Ends the user's drag and the movement of the pages.
  func letGo()
}
