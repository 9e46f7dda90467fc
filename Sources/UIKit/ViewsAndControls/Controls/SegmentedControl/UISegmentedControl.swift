/// A control that consists of a row of segments, one of which can be selected.
///
/// As in UIKit, an index beyond the last segment refers to the last segment.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private let track = ControlPart(color: .tertiarySystemFill, cornerRadius: 9)
  private let pill = ControlPart(cornerRadius: 7)
  private var segments: [Segment] = []
  private var dividers: [ControlPart] = []
  private var selectedStorage = noSegment
  /// The index of the segment under the touch.
  private var pressedIndex: Int?

  private static let height: CGFloat = 32
  /// The distance of the alignment rectangle from the lower edge.
  private static let bottomInset: CGFloat = 1
  private static let margin: CGFloat = 2

  /// A value that indicates that no segment is selected.
  open class var noSegment: Int { -1 }

  // MARK: - Creating a Segmented Control

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeInterface(coder, as: UISegmentedControl.self)
  }

  /// Creates a control with a segment for each string, image, or action.
  ///
  /// The control has the size that fits them.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] { insert(Self.segment(for: item), at: segments.count, animated: false) }
    sizeToFit()
  }

  /// Creates a control with a segment for each action, which is performed when the segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    if frame.size == .zero { sizeToFit() }
  }

  private func setUp() {
    pill.castShadow(radius: 4, offset: 3, opacity: 0.12)
    pill.isHidden = true
    addSubview(track)
    addSubview(pill)
  }

  private static func segment(for item: Any) -> Segment {
    switch item {
    case let title as String: Segment(title: title)
    case let image as UIImage: Segment(image: image)
    case let action as UIAction: segment(for: action)
    default:
      misuse("The items of a UISegmentedControl are strings, images or actions (was \(type(of: item)))")
    }
  }

  private static func segment(for action: UIAction) -> Segment {
    action.image.map { Segment(image: $0, action: action) } ?? Segment(title: action.title, action: action)
  }

  // MARK: - Managing Segment Content

  /// Sets the image of a segment, which replaces its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

  /// Sets the title of a segment, which replaces its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

  /// Sets the action of a segment, which is performed when the segment is selected.
  ///
  /// The segment has its title or image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      if let image = action.image { $0.image = image } else { $0.title = action.title }
    }
  }

  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

  /// Returns the index of the segment whose action has an identifier, or `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  // MARK: - Managing Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title before the segment at an index.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment, animated: animated)
  }

  /// Inserts a segment with an image before the segment at an index.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment, animated: animated)
  }

  /// Inserts a segment with an action before the segment at an index.
  ///
  /// A segment whose action has the same identifier is updated if it is at that index, and removed before if it is at
  /// another one.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segmentIndex(identifiedBy: action.identifier)
    if known == segment { return setAction(action, forSegmentAt: segment) }
    if known != NSNotFound { removeSegment(at: known, animated: animated) }
    insert(Self.segment(for: action), at: segment, animated: animated)
  }

  /// Removes a segment.
  ///
  /// If it was selected, no segment is selected afterward.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = pinned(segment) else { return }
    if animated { layoutIfNeeded() }
    segments.remove(at: index).removeFromSuperview()
    pressedIndex = nil
    contentDidChange()
    if selectedStorage == index {
      selectedStorage = Self.noSegment
    } else if selectedStorage > index {
      selectedStorage -= 1
    }
    change(animated: animated) { [self] in place() }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    pressedIndex = nil
    selectedStorage = Self.noSegment
    contentDidChange()
    place()
  }

  /// The index of the selected segment, or ``noSegment`` if there is none.
  ///
  /// Setting it does not send an event.
  ///
  /// A momentary control has a selection only while it sends an event, and ignores a new value.
  open var selectedSegmentIndex: Int {
    get { selectedStorage }
    set {
      guard !isMomentary else { return }
      notifyingObservers(of: \UISegmentedControl.selectedSegmentIndex) { setSelected(newValue, animated: false) }
    }
  }

  private func setSelected(_ index: Int, animated: Bool) {
    if animated { layoutIfNeeded() }
    selectedStorage = index < 0 ? Self.noSegment : pinned(index) ?? Self.noSegment
    change(animated: animated) { [self] in place() }
  }

  // MARK: - Managing Segment Behavior and Appearance

  /// A Boolean value that indicates whether a touch presses a segment without selecting it.
  ///
  /// The default is `false`.
  open var isMomentary = false {
    didSet {
      if isMomentary { selectedStorage = Self.noSegment }
      place()
    }
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isUsable = enabled } }

  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isUsable ?? false }

  /// Sets the width of a segment.
  ///
  /// If the value is 0, the width is automatic.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
  }

  /// Returns the width that was set for a segment, or 0 if the width is automatic.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

  /// A Boolean value that indicates whether the widths of segments depend on their content.
  ///
  /// The default is `false`.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      customized(apportionsSegmentWidthsByContent) { $0.apportionsSegmentWidthsByContent = $1 }
      contentDidChange()
    }
  }

  /// The color of the selected segment.
  ///
  /// If the value is `nil`, it is white, or gray in the dark appearance.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      customized(selectedSegmentTintColor) { $0.selectedSegmentTintColor = $1 }
      setNeedsLayout()
    }
  }

  private static let defaultPillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray2.resolvedColor(with: traits) : .white
  }

  // MARK: - Customizing Appearance

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  private var backgroundImages: [UIBarMetrics: ButtonStateValues<UIImage>] = [:]
  private var dividerImages: [SegmentSides: UIImage] = [:]

  /// Sets the attributes of the titles in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    customized(attributes, Int(bitPattern: state.rawValue)) { $0.setTitleTextAttributes($1, for: state) }
    titleAttributes[state] = attributes
    for segment in segments { segment.show() }
    contentDidChange()
  }

  /// Returns the attributes of the titles that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Sets the image behind the segments in a state, for a height of the bar that contains the control.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    customized(backgroundImage, Int(bitPattern: state.rawValue), barMetrics.rawValue) {
      $0.setBackgroundImage($1, for: state, barMetrics: barMetrics)
    }
    backgroundImages[barMetrics, default: .init()][exactly: state] = backgroundImage
    for segment in segments { segment.show() }
    contentDidChange()
  }

  /// Returns the image behind the segments in a state, for a height of the bar that contains the control.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]?[exactly: state]
  }

  /// Sets the image between two segments in their states, for a height of the bar that contains the control.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    customized(
      dividerImage, Int(bitPattern: leftState.rawValue), Int(bitPattern: rightState.rawValue), barMetrics.rawValue
    ) {
      $0.setDividerImage($1, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
    }
    dividerImages[SegmentSides(left: leftState, right: rightState, metrics: barMetrics)] = dividerImage
    contentDidChange()
  }

  /// Returns the image between two segments in their states, for a height of the bar that contains the control.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    dividerImages[SegmentSides(left: leftState, right: rightState, metrics: barMetrics)]
  }

  /// Sets the offset of a segment's content from its center.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  /// Returns the offset of a segment's content from its center.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment)?.contentOffset ?? .zero }

  private func shownAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    (titleAttributes[.normal] ?? [:]).merging(titleAttributes[state] ?? [:]) { $1 }
  }

  private func shownBackground(for state: UIControl.State) -> UIImage? {
    backgroundImages[.default]?.current(in: state)
  }

  /// A Boolean value that indicates whether custom images replace the system's background.
  private var hasOwnBackground: Bool { shownBackground(for: .normal) != nil }

  // MARK: - Segments

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func pinned(_ index: Int) -> Int? { segments.isEmpty ? nil : min(max(index, 0), segments.count - 1) }

  private func segment(at index: Int) -> Segment? { pinned(index).map { segments[$0] } }

  private func change(_ index: Int, _ body: (Segment) -> Void) {
    segment(at: index).map(body)
    contentDidChange()
  }

  private func insert(_ segment: Segment, at index: Int, animated: Bool) {
    if animated { layoutIfNeeded() }
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    pressedIndex = nil
    if selectedStorage >= index { selectedStorage += 1 }
    segment.attributes = { [weak self] in self?.shownAttributes(for: $0) ?? [:] }
    segment.background = { [weak self] in self?.shownBackground(for: $0) }
    segment.show()
    addSubview(segment)
    contentDidChange()
    change(animated: animated) { [self] in place() }
  }

  // MARK: - Tracking Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(index(at: touch))
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(isTouchInside ? index(at: touch) : nil)
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let index = isTouchInside ? touch.flatMap(index(at:)) : nil
    press(nil)
    if let index { select(index) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    press(nil)
  }

  override var isTappedByOneFinger: Bool { true }

  override var sendsTouchEvents: Bool { false }

  private func index(at touch: UITouch) -> Int? {
    usableSegment(at: touch.location(in: self).x)?.index
  }

  /// Returns the segment that is nearest to a horizontal position, if it is enabled.
  func usableSegment(at x: CGFloat) -> (index: Int, view: UIView)? {
    layoutIfNeeded()
    guard
      let index = segments.indices.min(by: { distance(of: x, to: segments[$0]) < distance(of: x, to: segments[$1]) }),
      segments[index].isUsable
    else { return nil }
    return (index, segments[index])
  }

  private func distance(of x: CGFloat, to segment: Segment) -> CGFloat {
    max(segment.frame.minX - x, x - segment.frame.maxX, 0)
  }

  private func press(_ index: Int?) {
    guard index != pressedIndex else { return }
    pressedIndex = index
    change(animated: true) { [self] in
      for (position, segment) in segments.enumerated() { segment.isPressed = position == index }
    }
  }

  /// Selects a segment for the user and sends the event.
  ///
  /// If the segment is already selected, only a momentary control sends an event.
  func select(_ index: Int) {
    guard isMomentary || index != selectedStorage else { return }
    let action = segments[index].action
    if isMomentary { selectedStorage = index } else { setSelected(index, animated: true) }
    sendActions(for: .valueChanged)
    if let action { sendAction(action) }
    sendActions(for: .primaryActionTriggered)
    if isMomentary { selectedStorage = Self.noSegment }
  }

  // MARK: - Measuring and Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = segments.map(\.contentWidth)
    let fixed = segments.filter { $0.width > 0 }.reduce(0) { $0 + $1.width }
    let flexible = segments.filter { $0.width <= 0 }.map(\.contentWidth)
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : fixed + (flexible.max() ?? 0) * CGFloat(flexible.count)
    return CGSize(width: width.rounded(.up), height: Self.height)
  }

  /// The size of the alignment rectangle, which is as wide as the segments together, and lower than the control.
  open override var intrinsicContentSize: CGSize {
    let size = sizeThatFits(.zero)
    return CGSize(width: size.width, height: size.height - Self.bottomInset)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: Self.bottomInset, right: 0)
  }

  override var standardHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    track.frame = bounds
    let shownSelection = isMomentary ? Self.noSegment : selectedStorage
    var x = isRightToLeft ? bounds.maxX : bounds.minX
    for (index, width) in segmentWidths.enumerated() {
      if isRightToLeft { x -= width }
      segments[index].frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      segments[index].isSelected = index == shownSelection
      segments[index].isDimmed = !isEnabled
      if !isRightToLeft { x += width }
    }
    placeDividers(besides: shownSelection)
    pill.isHidden = !segments.indices.contains(shownSelection)
    if !pill.isHidden { pill.frame = segments[shownSelection].frame.insetBy(dx: Self.margin, dy: Self.margin) }
    pill.backgroundColor = selectedSegmentTintColor ?? Self.defaultPillColor
    for view in [pill, track] { view.alpha = partAlpha }
    track.isHidden = hasOwnBackground
    if hasOwnBackground { pill.isHidden = true }
  }

  private var segmentWidths: [CGFloat] {
    let room = max(0, bounds.width - segments.reduce(0) { $0 + $1.width })
    let flexible = segments.filter { $0.width <= 0 }
    let wishes = apportionsSegmentWidthsByContent ? flexible.reduce(0) { $0 + $1.contentWidth } : 0
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      return wishes > 0 ? room * segment.contentWidth / wishes : room / CGFloat(flexible.count)
    }
  }

  /// Places the dividers, which are visible between two segments neither of which is selected.
  private func placeDividers(besides selection: Int) {
    let count = max(segments.count - 1, 0)
    while dividers.count > count {
      let divider = dividers.removeLast()
      divider.show(nil, in: .zero)
      divider.removeFromSuperview()
    }
    while dividers.count < count {
      let divider = ControlPart(color: .separator)
      dividers.append(divider)
      insertSubview(divider, aboveSubview: track)
    }
    for (index, divider) in dividers.enumerated() {
      let x = isRightToLeft ? segments[index].frame.minX : segments[index].frame.maxX
      divider.frame = CGRect(x: x - 0.5, y: bounds.minY + 8, width: 1, height: max(0, bounds.height - 16))
      divider.alpha = selection == index || selection == index + 1 ? 0 : 1
      let sides = isRightToLeft ? (segments[index + 1], segments[index]) : (segments[index], segments[index + 1])
      let image = SegmentSides(left: sides.0.state, right: sides.1.state).image(in: dividerImages)
      let width = image?.size.width ?? 0
      divider.show(image, in: CGRect(x: x - width / 2, y: bounds.minY, width: width, height: bounds.height))
      if hasOwnBackground { divider.isHidden = true }
    }
  }
}
