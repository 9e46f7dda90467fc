/// A view that shows a visual effect: a blur of what is below it, or the vibrancy of its content.
///
/// Add subviews to ``contentView``, not to the view itself. With an opacity of less than 1, also that of a superview, the
/// blur is weaker.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = VisualEffectBackdrop(frame: .zero)
  private let content = VibrantContentView(frame: .zero)
  private var effectStorage: UIVisualEffect?

  // MARK: - Creating a Visual Effect View

  /// Creates a view with an effect, or without one.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUp(effect)
  }

  /// Creates a view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(nil)
    decodeInterface(coder, as: UIVisualEffectView.self)
  }

  private func setUp(_ effect: UIVisualEffect?) {
    backdrop.isUserInteractionEnabled = false
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.alpha = 0
    self.effect = effect
  }

  // MARK: - Managing the View

  /// The view for the subviews.
  ///
  /// A blur does not change them; a vibrancy effect replaces their colors.
  open var contentView: UIView { content }

  /// The effect, or `nil` for none.
  ///
  /// In an animation block, the effect appears or disappears gradually.
  open var effect: UIVisualEffect? {
    get { effectStorage }
    set {
      effectStorage = newValue
      // Without an effect, the last one remains while it disappears.
      UIView.performWithoutAnimation {
        if let blur = newValue as? UIBlurEffect { backdrop.effect = blur }
        if let vibrancy = newValue as? UIVibrancyEffect { content.effect = vibrancy }
      }
      backdrop.alpha = newValue is UIBlurEffect ? 1 : 0
      content.layer.vibrancy = newValue is UIVibrancyEffect ? 1 : 0
    }
  }

  /// Checks that the subview is one of the view's own.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    expect(
      subview === backdrop || subview === content,
      "\(subview) was added to \(self). Add subviews to the contentView of a visual effect view, not to the view itself"
    )
  }
}
