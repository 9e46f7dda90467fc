/// A view that lays out views in a row or a column.
///
/// The stack view creates constraints, and updates them before the next layout after a change of the arranged views,
/// their visibility, the spacing, or the axis. Hidden views take no space.
@preconcurrency @MainActor
open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  private var isArrangementStale = true

  // MARK: - Initializing a Stack View

  /// Creates a horizontal stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a horizontal stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decodeInterface(coder, as: UIStackView.self)
  }

  // MARK: - Managing Arranged Subviews

  /// The arranged views in their order.
  ///
  /// All of them are subviews.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end of the arranged views, and as a subview if it is not one.
  ///
  /// Constraints determine its frame.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  /// Removes a view from the arranged views.
  ///
  /// The view remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Inserts a view into the arranged views, or moves it if it is already arranged.
  ///
  /// A new view becomes the last subview.
  ///
  /// - Precondition: The index is not greater than the number of arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    expect(
      (0...arranged.count).contains(stackIndex),
      "insertArrangedSubview(_:at:) needs an index from 0 to \(arranged.count) (was \(stackIndex))")
    var index = stackIndex
    if let current = arranged.firstIndex(where: { $0 === view }) {
      arranged.remove(at: current)
      index = min(index, arranged.count)
    }
    arranged.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: - Configuring the Layout

  /// The axis along which the views are arranged.
  ///
  /// The default is `horizontal`.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// The distribution of the arranged views along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The alignment of the arranged views perpendicular to the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The space between views, in points.
  ///
  /// It is a minimum for the distributions with equal spaces.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// A Boolean value that indicates whether the spacing of a column is measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// A Boolean value that indicates whether the views are arranged within the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// A value that represents the stack view's ``spacing`` after a view.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// A value that represents the system's spacing after a view.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Sets the space after an arranged view.
  ///
  /// Use ``spacingUseDefault`` to restore the default. For a view that is not arranged, the method has no effect.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the custom space after an arranged view, or ``spacingUseDefault`` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: - Arranging

  open override func updateConstraints() {
    if isArrangementStale {
      isArrangementStale = false
      NSLayoutConstraint.deactivate(ownConstraints)
      ownConstraints = StackArrangement(of: self) { self.space(after: $0) }.constraints()
      NSLayoutConstraint.activate(ownConstraints)
    }
    super.updateConstraints()
  }

  /// Returns the size that the arranged views and the spacing need, as determined by their constraints.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  open override var forFirstBaselineLayout: UIView {
    let candidates = arranged.filter { !$0.isHidden }
    return (axis == .vertical ? candidates.first : candidates.max { $0.bounds.height < $1.bounds.height })?
      .forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let candidates = arranged.filter { !$0.isHidden }
    return (axis == .vertical ? candidates.last : candidates.max { $0.bounds.height < $1.bounds.height })?
      .forLastBaselineLayout ?? self
  }

  override func visibilityOfSubviewDidChange(_ subview: UIView) {
    guard arranged.contains(where: { $0 === subview }) else { return }
    arrangementDidChange()
    // Hiding a view in an animation block also animates the remaining views to their new frames.
    if UIView.inheritedAnimationDuration > 0, window != nil { layoutHost.layoutIfNeeded() }
  }

  override func contentSizeOfSubviewDidChange(_ subview: UIView) {
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  private func arrangementDidChange() {
    isArrangementStale = true
    setNeedsUpdateConstraints()
  }

  private func space(after view: UIView) -> CGFloat {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    return space == Self.spacingUseSystem ? SystemSpacing.betweenViews : space
  }
}
