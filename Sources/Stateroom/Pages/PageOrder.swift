/// The pages of a page controller in their order: a pure value.
struct PageOrder<Page> {
  var pages: [Page]
  var isSame: (Page, Page) -> Bool

  /// Where a page is; nil if it is none of these.
  func index(of page: Page) -> Int? { pages.firstIndex { isSame($0, page) } }

  /// The page that is so many pages further on; nil if there is none.
  func page(_ distance: Int, from page: Page) -> Page? {
    guard let index = index(of: page), pages.indices.contains(index + distance) else { return nil }
    return pages[index + distance]
  }

  /// Whether the way from one page to another leads on; nil if one of them has no place here.
  func leadsOn(from old: Page, to new: Page) -> Bool? {
    guard let old = index(of: old), let new = index(of: new) else { return nil }
    return new >= old
  }

  /// What is shown instead of a page that is not there any more: the one that is in its place, or the last.
  func replacement(forPageAt index: Int) -> Page? { pages.indices.contains(index) ? pages[index] : pages.last }
}
