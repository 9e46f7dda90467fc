/// The pages that are visible at the same time: one, or two beside a spine in the middle.
@MainActor
struct PageSpread {
  let pages: [UIViewController]
  /// The page on the back of the sheet that turns to this spread or away from it.
  ///
  /// There is one if pages are double-sided and only their fronts are visible at rest.
  let back: UIViewController?

  init(_ pages: [UIViewController] = [], back: UIViewController? = nil) {
    self.pages = pages
    self.back = back
  }

  var isEmpty: Bool { pages.isEmpty }

  func contains(_ page: UIViewController?) -> Bool { page != nil && pages.contains { $0 === page } }

  /// Returns whether both spreads have the same pages at rest.
  func isSame(as other: PageSpread) -> Bool { pages.elementsEqual(other.pages, by: ===) }

  /// The pages that another spread does not have at rest.
  func pages(notIn other: PageSpread) -> [UIViewController] { pages.filter { !other.contains($0) } }
}
