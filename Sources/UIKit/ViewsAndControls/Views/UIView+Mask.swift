extension UIView {
  func changeMask(to mask: UIView?) {
    guard mask !== maskStorage else { return }
    if let mask {
      expect(
        mask.superviewStorage == nil && mask !== self,
        "UIView.mask: \(mask) has a superview; remove it from \(mask.superviewStorage.map { "\($0)" } ?? "itself") first"
      )
    }
    let old = maskStorage
    maskStorage = mask
    layer.mask = mask?.layer
    prepareMask()
    AppRuntime.shared.setNeedsCommit()
    withExtendedLifetime(old) {}
  }

  /// Lays out and draws the mask.
  ///
  /// A mask is not in a window, whose layout pass would do that.
  func prepareMask() {
    guard let maskStorage else { return }
    maskStorage.layoutIfNeeded()
    maskStorage.displaySubtree()
  }
}
