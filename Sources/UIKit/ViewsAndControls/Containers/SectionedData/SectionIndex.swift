/// The index at the side of a list, which is shown while it has titles.
@MainActor
final class SectionIndex {
  private(set) var view: SectionIndexView?

  /// Shows titles in a list, and returns the view with them; `nil` without titles.
  ///
  /// - Parameter choose: Called with the index and the text of a title that the user has chosen.
  @discardableResult
  func show(
    _ titles: [String], in list: UIScrollView, choose: @escaping @MainActor (Int, String) -> Void
  ) -> SectionIndexView? {
    guard !titles.isEmpty else {
      let old = view
      view = nil
      old?.removeFromSuperview()
      return nil
    }
    let shown = view ?? SectionIndexView(frame: .zero)
    shown.titles = titles
    if shown.superview !== list {
      view = shown
      shown.onChoose = choose
      UIView.performWithoutAnimation { list.addSubview(shown) }
    }
    return shown
  }
}
