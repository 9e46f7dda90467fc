/// The order of the pages of a page controller.
struct PageOrder<Page> {
  var pages: [Page]
  var isSame: (Page, Page) -> Bool

  /// Returns the index of a page, or `nil` if it is not in the order.
  func index(of page: Page) -> Int? { pages.firstIndex { isSame($0, page) } }

  /// Returns the page at a distance from another one, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - distance: The number of pages, negative for a preceding page.
  ///   - page: The page to start from.
  func page(_ distance: Int, from page: Page) -> Page? {
    guard let index = index(of: page), pages.indices.contains(index + distance) else { return nil }
    return pages[index + distance]
  }

  /// Returns whether a page follows another one, or `nil` if one of them is not in the order.
  func isForward(from old: Page, to new: Page) -> Bool? {
    guard let old = index(of: old), let new = index(of: new) else { return nil }
    return new >= old
  }

  /// Returns the page to show instead of a removed one: the page that has its index, or the last page.
  func replacement(forPageAt index: Int) -> Page? { pages.indices.contains(index) ? pages[index] : pages.last }
}
