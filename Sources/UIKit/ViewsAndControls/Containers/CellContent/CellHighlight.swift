/// A view that a cell highlights together with itself, for example to show the highlighted color of its text.
@MainActor
protocol HighlightableView: UIView {
  /// A Boolean value that indicates whether the view is highlighted.
  var isHighlighted: Bool { get set }
}

extension UILabel: HighlightableView {}
extension UIImageView: HighlightableView {}
extension UIControl: HighlightableView {}

/// The part of a cell's highlight that the views of its content show.
///
/// A cell spreads each change of its own highlight. Between the changes, the app can highlight the views differently.
@MainActor
enum CellHighlight {
  /// Highlights the views in the subtree of a view.
  ///
  /// The parts of a control show the state of the control, and are not changed.
  ///
  /// - Parameter isIncluded: A closure that returns whether the cell highlights a view.
  static func set(_ isOn: Bool, in root: UIView, where isIncluded: (any HighlightableView) -> Bool = { _ in true }) {
    // The overrides of subclasses can change the hierarchy meanwhile.
    for view in root.subviews {
      if let part = view as? any HighlightableView, part.isHighlighted != isOn, isIncluded(part) {
        part.isHighlighted = isOn
      }
      if !(view is UIControl) { set(isOn, in: view, where: isIncluded) }
    }
  }
}
