/// A section that scrolls orthogonally to its layout.
struct ScrollingSection: Equatable {
  var section: Int
  /// The area of the section in the layout.
  var frame: CGRect
  var contentSize: CGSize
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  var isHorizontal: Bool
  var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
}

/// The view of a section that scrolls orthogonally to its layout.
@MainActor
final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
  private(set) var content: ScrollingSection
  private weak var collection: UICollectionView?
  private var isPlaced = false
  /// The group at the beginning of a drag.
  private var groupAtBegin = 0

  init(_ content: ScrollingSection, in collection: UICollectionView) {
    self.content = content
    self.collection = collection
    super.init(frame: .zero)
    scrollsToTop = false
    backgroundColor = nil
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    delegate = self
  }

  required init?(coder: NSCoder) { return nil }

  private var isMirrored: Bool { collection?.isMirrored ?? false }

  /// The offset in the coordinates of the layout.
  var layoutOffset: CGPoint {
    guard isMirrored, content.isHorizontal else { return contentOffset }
    return CGPoint(x: contentSize.width - bounds.width - contentOffset.x, y: contentOffset.y)
  }

  /// Returns the content offset for an offset in the coordinates of the layout.
  func offset(forLayout offset: CGPoint) -> CGPoint {
    guard isMirrored, content.isHorizontal else { return offset }
    return CGPoint(x: contentSize.width - bounds.width - offset.x, y: offset.y)
  }

  /// Updates the view with the current layout of the section.
  func update(_ content: ScrollingSection) {
    self.content = content
    guard let collection else { return }
    let old = layoutOffset
    let frame = collection.mirrored(content.frame)
    if self.frame != frame { self.frame = frame }
    if contentSize != content.contentSize { contentSize = content.contentSize }
    isPagingEnabled = content.behavior == .paging
    decelerationRate = rate(in: collection)
    bounces = content.bounce != .never
    let isAlwaysBouncing = content.bounce == .always
    alwaysBounceHorizontal =
      content.isHorizontal && (isAlwaysBouncing || content.contentSize.width > frame.width)
    alwaysBounceVertical = !content.isHorizontal && isAlwaysBouncing
    updateCentering()
    if !isPlaced {
      isPlaced = true
      contentOffset = offset(forLayout: CGPoint(x: -layoutInset, y: 0))
    } else if isMirrored {
      contentOffset = offset(forLayout: old)
    }
  }

  private var snaps: Bool {
    switch content.behavior {
    case .groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary: true
    case .none, .continuous, .paging: false
    }
  }

  private func rate(in collection: UICollectionView) -> DecelerationRate {
    guard content.decelerationRate == .automatic else {
      return DecelerationRate(rawValue: content.decelerationRate.rawValue)
    }
    return snaps ? .fast : collection.decelerationRate
  }

  /// The space before the first group with which the group can be centered.
  private var layoutInset: CGFloat {
    guard content.behavior == .groupPagingCentered, content.isHorizontal, let group = groups.first else { return 0 }
    return max(0, (bounds.width - group.length) / 2 - group.place)
  }

  private func updateCentering() {
    let inset = layoutInset
    let insets = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    guard contentInset != insets else { return }
    let isAtBeginning = contentOffset.x <= onPixels(-contentInset.left)
    contentInset = insets
    if isAtBeginning, drag == nil, motion == nil { move(to: CGPoint(x: -inset, y: contentOffset.y)) }
  }

  /// The positions and lengths of the groups in the content.
  private var groups: [(place: CGFloat, length: CGFloat)] {
    guard let layout = collection?.layoutStorage as? UICollectionViewCompositionalLayout,
      layout.sections.indices.contains(content.section)
    else { return [] }
    let section = layout.sections[content.section]
    let before = content.isHorizontal ? section.groupArea.minX : section.groupArea.minY
    return layout.groups(ofScrolling: content.section).map { (before + $0.start, $0.length) }
  }

  /// Returns the offset at which scrolling ends at a group.
  private func rest(_ group: (place: CGFloat, length: CGFloat), first: CGFloat) -> CGFloat {
    content.behavior == .groupPagingCentered
      ? group.place + group.length / 2 - (content.isHorizontal ? bounds.width : bounds.height) / 2
      : group.place - first
  }

  private func nearest(_ offset: CGFloat, _ rests: [CGFloat]) -> Int {
    let behind = rests.firstIndexInOrder { $0 >= offset }
    guard behind > 0 else { return 0 }
    guard behind < rests.count else { return rests.count - 1 }
    return offset - rests[behind - 1] < rests[behind] - offset ? behind - 1 : behind
  }

  private var rests: [CGFloat] {
    let groups = groups
    let first = groups.first?.place ?? 0
    return groups.map { rest($0, first: first) }
  }

  // MARK: - UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.setNeedsLayout() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    collection?.itemTouchCancelled()
    guard snaps else { return }
    groupAtBegin = nearest(content.isHorizontal ? layoutOffset.x : layoutOffset.y, rests)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard snaps else { return }
    let rests = rests
    guard !rests.isEmpty else { return }
    let target = layoutOffset(of: targetContentOffset.pointee)
    let now = content.isHorizontal ? layoutOffset.x : layoutOffset.y
    let speed = content.isHorizontal ? velocity.x * (isMirrored ? -1 : 1) : velocity.y
    var group = nearest(content.isHorizontal ? target.x : target.y, rests)
    if content.behavior != .continuousGroupLeadingBoundary {
      // Scrolling moves by one group in the direction of the drag.
      group = nearest(now, rests)
      if group == groupAtBegin, abs(speed) > 0.2 { group += speed > 0 ? 1 : -1 }
      group = min(max(group, groupAtBegin - 1, 0), groupAtBegin + 1, rests.count - 1)
    }
    let place = content.isHorizontal ? CGPoint(x: rests[group], y: 0) : CGPoint(x: 0, y: rests[group])
    targetContentOffset.pointee = clamped(offset(forLayout: place))
  }

  private func layoutOffset(of offset: CGPoint) -> CGPoint {
    guard isMirrored, content.isHorizontal else { return offset }
    return CGPoint(x: contentSize.width - bounds.width - offset.x, y: offset.y)
  }

  // MARK: - Touches

  // Touches of cells are forwarded to the collection view, which highlights and selects the cells.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.touchesCancelled(touches, with: event)
  }
}

extension UICollectionView {
  /// Updates the scroll views of sections that scroll orthogonally.
  func updateSectionScrollers() {
    let wanted = layoutStorage.scrollingSections(in: mirrored(visibleArea))
    for section in wanted {
      let scroller = sectionScrollers[section.section] ?? addSectionScroller(section)
      scroller.update(section)
      scroller.isHidden = false
    }
    let visible = Set(wanted.map(\.section))
    // A section that is not visible keeps its offset.
    for (section, scroller) in sectionScrollers where !visible.contains(section) { scroller.isHidden = true }
  }

  private func addSectionScroller(_ section: ScrollingSection) -> SectionScrollView {
    let scroller = SectionScrollView(section, in: self)
    sectionScrollers[section.section] = scroller
    let backgrounds = subviews.last { (depth(of: $0) ?? 0) < 0 }
    if let backgrounds {
      insertSubview(scroller, aboveSubview: backgrounds)
    } else {
      insert(scroller, at: backgroundView == nil ? 0 : 1)
    }
    return scroller
  }

  /// Returns the position of a view of an element on the z-axis; `nil` for another view.
  func depth(of view: UIView) -> Int? {
    if view is SectionScrollView { return 0 }
    return (view as? UICollectionReusableView).map { $0.appliedAttributes?.zIndex ?? 0 }
  }

  /// Changes the indexes of the scroll views of sections to those after an update.
  func moveSectionScrollers(_ update: SectionedUpdate) {
    var moved: [Int: SectionScrollView] = [:]
    for (section, scroller) in sectionScrollers {
      if let new = update.newSection(section) { moved[new] = scroller } else { scroller.removeFromSuperview() }
    }
    sectionScrollers = moved
  }

  func removeSectionScrollers() {
    for scroller in sectionScrollers.values { scroller.removeFromSuperview() }
    sectionScrollers = [:]
  }

  /// Scrolls the section of an item if the section scrolls orthogonally.
  func scrollSection(to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition, animated: Bool) {
    guard let section = attributes.scrollingSection else { return }
    updateSectionScrollers()
    guard let scroller = sectionScrollers[section] else { return }
    let center = centerInHost(of: attributes)
    let frame = CGRect(
      x: center.x - attributes.size.width / 2, y: center.y - attributes.size.height / 2,
      width: attributes.size.width, height: attributes.size.height)
    var x = scroller.contentOffset.x
    if position.contains(.centeredHorizontally) {
      x = frame.midX - scroller.bounds.width / 2
    } else if position.contains(.left) {
      x = frame.minX
    } else if position.contains(.right) {
      x = frame.maxX - scroller.bounds.width
    } else if frame.minX < scroller.bounds.minX {
      x = frame.minX
    } else if frame.maxX > scroller.bounds.maxX {
      x = frame.maxX - scroller.bounds.width
    }
    scroller.setContentOffset(scroller.clamped(CGPoint(x: x, y: scroller.contentOffset.y)), animated: animated)
  }
}
