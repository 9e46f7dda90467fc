extension UIView {
  // MARK: - Limiting the Text Size

  /// The smallest text size of the view and its subviews; `nil` for no limit.
  ///
  /// The traits of the view have this size if the preferred text size is smaller. The default is `nil`.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitAdjustments?.contentSizeLimits.minimum }
    set { changeContentSizeLimits { $0.minimum = newValue } }
  }

  /// The largest text size of the view and its subviews; `nil` for no limit.
  ///
  /// The traits of the view have this size if the preferred text size is larger. The default is `nil`.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitAdjustments?.contentSizeLimits.maximum }
    set { changeContentSizeLimits { $0.maximum = newValue } }
  }

  /// A description of the limits of the text size that the view and its superviews have, for debugging.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let views = sequence(first: self, next: \.superview)
    let limits = views.compactMap { view -> String? in
      guard let limits = view.traitAdjustments?.contentSizeLimits, !limits.isEmpty else { return nil }
      return "\(type(of: view)): \(limits)"
    }
    return limits.isEmpty ? "no limits" : limits.joined(separator: "; ")
  }

  private func changeContentSizeLimits(_ change: (inout ContentSizeLimits) -> Void) {
    change(&traitAdjustmentsForWriting.contentSizeLimits)
    markTraitsStale()
  }
}
