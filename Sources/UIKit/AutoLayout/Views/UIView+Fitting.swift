import LayoutSolver

extension UIView {
  /// The option to use the smallest possible size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The option to use the largest size that satisfies the constraints.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
  /// A value that indicates that the view has no intrinsic size along an axis.
  public class var noIntrinsicMetric: CGFloat { -1 }

  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsInSubtree()
    let target = hasConstraints ? target : ownSize(insteadOf: target, horizontal, vertical)
    let engine = LayoutEngine(root: self, purpose: .fitting(target, horizontal: horizontal, vertical: vertical))
    addConstraints(to: engine)
    let item = engine.item(of: layoutElement)
    engine.solve()
    let rect = frame(forAlignmentRect: engine.rect(of: item))
    // The sum of a negative zero and zero is zero.
    return CGSize(width: pixelGrid.up(rect.width) + 0, height: pixelGrid.up(rect.height) + 0)
  }

  /// A Boolean value that indicates whether constraints determine the size of the view, or the layout of its subviews.
  var hasConstraints: Bool {
    // A stack view has constraints for its arranged subviews, also if there are none of these.
    !translatesAutoresizingMaskIntoConstraints || layoutRecordIfAny?.constraints.isEmpty == false
      || self is UIStackView || subviewStorage.contains { !$0.isLayoutHost }
  }

  /// Returns a target with the size of the view in the axes in which nothing else determines a fitting size.
  private func ownSize(
    insteadOf target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let content = intrinsicContentSize
    let isFree = (
      width: content.width == UIView.noIntrinsicMetric && horizontal < .required,
      height: content.height == UIView.noIntrinsicMetric && vertical < .required
    )
    return CGSize(
      width: isFree.width ? bounds.width : target.width, height: isFree.height ? bounds.height : target.height)
  }

  private func addConstraints(to engine: LayoutEngine) {
    for constraint in layoutRecordIfAny?.constraints ?? [] { engine.add(constraint) }
    for subview in subviewStorage where !subview.isLayoutHost { subview.addConstraints(to: engine) }
  }

  /// Returns whether the constraints do not fully determine the frame of the view.
  func askForAmbiguity() -> Bool {
    guard let superview = superviewStorage else { return false }
    superview.solvePendingConstraints()
    guard let item = layoutRecordIfAny?.element.item else { return !translatesAutoresizingMaskIntoConstraints }
    return item.engine.isAmbiguous(item)
  }

  /// Updates the constraints of the views that are laid out together with this view's content, and solves them.
  func solvePendingConstraints() {
    let host = layoutHost
    host.updateConstraintsInSubtree()
    host.layoutRecordIfAny?.engine?.solve()
  }

  /// Updates the layout.
  ///
  /// Called when the intrinsic size has changed.
  func contentSizeDidChange() {
    guard let record = layoutRecordIfAny else { return }
    record.intrinsicSize = nil
    if let item = record.element.item {
      item.measuredWidth = item.measuredWidth.map { _ in CGFloat(item.engine.solver.value(of: item.width)) }
      item.engine.itemDidChange(item)
      item.engine.baselineDidChange(of: record.element)
    }
    record.rootDidChange()
    superviewStorage?.contentSizeOfSubviewDidChange(self)
  }
}
