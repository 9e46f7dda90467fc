/// A rectangular area for layout that is invisible and receives no touches.
@MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
  private(set) lazy var element = LayoutElement(of: self)
  /// The rectangle that the layout engine reported last.
  var lastReportedRect: CGRect?

  /// Creates a guide; it takes part in layout once a view owns it.
  public override init() { super.init() }

  /// Creates a guide from an archive, with its identifier.
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

  /// The rectangle in the owning view's coordinates, as the last layout left it.
  open var layoutFrame: CGRect {
    guard let item = element.item else { return .zero }
    return item.engine.rect(of: item)
  }

  /// The view that the guide belongs to. The view of a system guide cannot be changed.
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

  /// A name for the guide in messages; those of the system begin with UI.
  open var identifier = ""

  // MARK: - Anchors

  /// The leading side.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(element, .leading) }
  /// The trailing side.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(element, .trailing) }
  /// The left side.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(element, .left) }
  /// The right side.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(element, .right) }
  /// The top.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(element, .top) }
  /// The bottom.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(element, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(element, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(element, .height) }
  /// The middle between the sides.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(element, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(element, .centerY) }

  // MARK: - For the system's own guides

  /// A Boolean value that indicates whether the guide's place follows from its owner's, not from constraints that an
  /// app wrote.
  var isPlacedBySystem: Bool { false }

  /// Returns the position of the guide in its owner, for a guide that the system places.
  func demands(on item: LayoutItem, in owner: LayoutItem) -> [LayoutDemand] { [] }

  /// Constraints gave the guide another rectangle.
  func frameDidChange() {}

  /// Called when the position of the guide is determined by another object.
  func placeDidChange() {
    if let item = element.item { item.engine.itemDidChange(item) }
  }
}
