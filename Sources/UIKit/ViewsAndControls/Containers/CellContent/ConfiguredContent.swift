/// The content view of a cell: a view of the cell's own, or the one that a content configuration makes.
@MainActor
final class ConfiguredContent {
  let own = UIView(frame: .zero)

  init() { own.layoutState.isCellContent = true }

  private var configured: (any UIView & UIContentView)?
  private(set) var configuration: (any UIContentConfiguration)?

  /// The view that contains the content.
  var view: UIView { configured ?? own }

  /// Shows a configuration as it is for a state.
  ///
  /// A view that replaces another one is inserted by a closure.
  func show(
    _ configuration: (any UIContentConfiguration)?, for state: @autoclosure () -> any UIConfigurationState,
    insert: (UIView) -> Void
  ) {
    self.configuration = configuration
    guard let configuration else {
      configured?.removeFromSuperview()
      configured = nil
      if own.superview == nil { insert(own) }
      return
    }
    let shown = configuration.updated(for: state())
    if let view = configured, view.supports(shown) {
      view.configuration = shown
    } else {
      let view = shown.makeContentView()
      view.layoutState.isCellContent = true
      configured?.removeFromSuperview()
      own.removeFromSuperview()
      configured = view
      insert(view)
    }
  }
}
