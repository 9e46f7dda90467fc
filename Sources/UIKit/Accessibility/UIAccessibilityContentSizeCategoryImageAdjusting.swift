/// An object whose image can be larger at the accessibility sizes of text.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether the image is larger at the accessibility sizes of text.
  ///
  /// The default is `false`.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImage {
  /// Returns the size of the image in an environment whose text size can enlarge it.
  ///
  /// At the accessibility sizes, the image grows as body text does above the largest of the other sizes.
  func size(adjustedTo traits: UITraitCollection, if isAdjusted: Bool) -> CGSize {
    let category = traits.preferredContentSizeCategory
    guard isAdjusted, category.isAccessibilityCategory, symbolConfiguration?.values.textStyle == nil else {
      return size
    }
    let scale =
      DynamicType.size(of: .body, in: category) / DynamicType.size(of: .body, in: .extraExtraExtraLarge)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
