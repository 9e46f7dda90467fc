/// A rectangular area for Auto Layout that is invisible and receives no touches.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  private(set) lazy var element = LayoutElement(of: self)
  /// The rectangle that the layout engine reported last.
  var lastReportedRect: CGRect?

  /// Creates a guide, which participates in layout after it was added to a view.
  public override init() { super.init() }

  /// Creates a guide with its identifier from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    identifier = coder.decodeObject(forKey: "UILayoutGuideIdentifier") as? String ?? ""
  }

  deinit {
    MainActorDeinit.run {
      element.guide = nil
      element.view = nil
    }
  }

  /// Archives the identifier.
  open func encode(with coder: NSCoder) { coder.encode(identifier, forKey: "UILayoutGuideIdentifier") }

  /// The frame of the guide in the owning view's coordinates, after the last layout.
  open var layoutFrame: CGRect {
    guard let item = element.item else { return .zero }
    return item.engine.rect(of: item)
  }

  /// The view that owns the guide.
  ///
  /// The view of a system guide cannot be changed.
  open var owningView: UIView? {
    get { element.view }
    set {
      expect(!isPlacedBySystem, "\(identifier) is owned by its view; owningView cannot be set")
      guard newValue !== element.view else { return }
      for constraint in element.mentions.values { constraint.deactivate() }
      element.view?.layoutRecordIfAny?.guides.removeAll { $0 === self }
      element.view = newValue
      newValue?.layoutRecord.guides.append(self)
    }
  }

  /// A Boolean value that indicates whether the constraints do not fully determine the frame of the guide.
  open var hasAmbiguousLayout: Bool {
    guard let item = owningView?.solvedItem(of: element) else { return owningView != nil }
    return item.engine.isAmbiguous(item)
  }

  /// Returns the constraints on which the frame of the guide depends along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    element.affectingConstraints(along: axis)
  }

  /// The identifier of the guide in messages.
  ///
  /// Those of system guides begin with `UI`.
  open var identifier = ""

  // MARK: - Anchors

  /// A layout anchor for the leading edge of the guide.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(element, .leading) }
  /// A layout anchor for the trailing edge of the guide.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(element, .trailing) }
  /// A layout anchor for the left edge of the guide.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(element, .left) }
  /// A layout anchor for the right edge of the guide.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(element, .right) }
  /// A layout anchor for the top edge of the guide.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(element, .top) }
  /// A layout anchor for the bottom edge of the guide.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(element, .bottom) }
  /// A layout anchor for the width of the guide.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(element, .width) }
  /// A layout anchor for the height of the guide.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(element, .height) }
  /// A layout anchor for the horizontal center of the guide.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(element, .centerX) }
  /// A layout anchor for the vertical center of the guide.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(element, .centerY) }

  // MARK: - System Guides

  /// A Boolean value that indicates whether the system determines the frame of the guide.
  ///
  /// Otherwise, constraints of the app determine it.
  var isPlacedBySystem: Bool { false }

  /// Returns the demands that determine the frame of a system guide in its owner.
  func demands(on item: LayoutItem, in owner: LayoutItem) -> [LayoutDemand] { [] }

  /// Called when constraints have changed the frame of the guide.
  func frameDidChange() {}

  /// Called when the frame that the system determines has changed.
  func placeDidChange() {
    if let item = element.item { item.engine.itemDidChange(item) }
  }
}
