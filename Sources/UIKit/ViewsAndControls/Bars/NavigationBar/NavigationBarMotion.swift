/// The movement of a navigation bar between the contents of two items.
///
/// The contents are named by their places in the stack, because a pop is a push that is played backward. The title of
/// the lower item and the title of the back button above it belong together: they move from one place to the other
/// while they cross-dissolve, so that one appears to become the other. The title of the upper item moves at the
/// trailing side, and the back button of the lower item at the leading side. These fade in and out at different times,
/// so that they are not visible in the places of others. A large title moves like the screen below it.
@MainActor
struct NavigationBarMotion {
  private let lower: NavigationBarContent?
  private let upper: NavigationBarContent?
  private let bar: UINavigationBar
  private let isPush: Bool
  /// The width of the bar, negative if the trailing side is on the left.
  private let width: CGFloat

  /// The fractions at which leaving texts have faded out, and at which entering texts begin to fade in.
  private static let fades = (leaving: 0.6, entering: 0.4)

  init(in bar: UINavigationBar, from leaving: NavigationBarContent?, to entering: NavigationBarContent?, isPush: Bool) {
    (lower, upper) = isPush ? (leaving, entering) : (entering, leaving)
    self.bar = bar
    self.isPush = isPush
    width = bar.bounds.width * (bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
  }

  /// A text of the bar, or the view in its place.
  private struct Text {
    let view: UIView
    /// The center of the view in the bar, about which it is scaled.
    let anchor: CGPoint
    /// The center of the text in the bar.
    let center: CGPoint
    let width: CGFloat
    let pointSize: CGFloat
    let string: String?

    /// Returns the scale at which the text is as large as another one.
    ///
    /// A text with the same characters in another font is scaled to the same width.
    func scale(to other: Text) -> CGFloat {
      guard pointSize > 0, other.pointSize > 0 else { return 1 }
      return string == other.string && width > 0 ? other.width / width : other.pointSize / pointSize
    }
  }

  // MARK: - Adding Effects

  /// Adds the effects.
  ///
  /// Called within an animation block.
  func addEffects() {
    for content in [lower, upper] { content?.beginMotion() }
    let becomesBack = moveTitleToBackButton()
    if let title = lower?.titleView, becomesBack !== title { move(title, isUpper: false, by: -width / 2) }
    if let title = upper?.titleView { move(title, isUpper: true, by: width / 2) }
    moveLargeTitles(isMoved: becomesBack === lower?.largeTitle.label)
    moveSearchBars()
    if let label = lower?.backButton?.label { move(label, isUpper: false, by: -width / 2) }
    addEffectsToChevrons()
    for part in lower?.fixedParts ?? [] { fade(part, isUpper: false) }
    for part in upper?.fixedParts ?? [] { fade(part, isUpper: true) }
  }

  /// Moves the title of the lower item to the back button, and the title on the button from there.
  ///
  /// - Returns: The view with the title of the lower item, or `nil` if there is no title or no back button.
  private func moveTitleToBackButton() -> UIView? {
    guard let upper, let button = upper.backButton else { return nil }
    let back = text(button.label)
    guard let lower, let title = visibleTitle(of: lower) else {
      move(button.label, isUpper: true, by: width / 2)
      return nil
    }
    become(title, back, isUpper: false)
    become(back, title, isUpper: true)
    fade(title.view, isUpper: false)
    fade(button.label, isUpper: true)
    return title.view
  }

  /// Moves a text from or to the place and the size of another one.
  ///
  /// An entering text begins there, and a leaving text ends there.
  private func become(_ text: Text, _ other: Text, isUpper: Bool) {
    let scale = text.scale(to: other)
    let distance = CGVector(
      dx: other.center.x - text.anchor.x - scale * (text.center.x - text.anchor.x),
      dy: other.center.y - text.anchor.y - scale * (text.center.y - text.anchor.y))
    slide(text.view, isUpper, distance)
    guard scale != 1 else { return }
    AnimationContext.add(isEntering(isUpper) ? .scaleIn(from: scale) : .scaleOut(to: scale), to: text.view.layer)
  }

  private func moveLargeTitles(isMoved: Bool) {
    if let title = lower?.shownLargeTitle, !isMoved {
      slide(title, false, CGVector(dx: -width, dy: 0))
      fade(title, isUpper: false)
    }
    if let title = upper?.shownLargeTitle { slide(title, true, CGVector(dx: width, dy: 0)) }
  }

  /// Moves the search bars of both items like their large titles.
  private func moveSearchBars() {
    let leaving = (isPush ? lower : upper)?.leavingSearchBar
    for (searchBar, isUpper) in [(leaving, !isPush), (bar.shownSearchBar, isPush)] {
      guard let searchBar else { continue }
      slide(searchBar, isUpper, CGVector(dx: isUpper ? width : -width, dy: 0))
      fade(searchBar, isUpper: isUpper)
    }
  }

  /// Fades in the chevron of the back button, unless it remains in its place.
  private func addEffectsToChevrons() {
    let (below, above) = (lower?.backButton?.chevron, upper?.backButton?.chevron)
    if let below, let above {
      // Two chevrons that cross-dissolve would be lighter than one.
      (isPush ? below : above).isHidden = true
    } else {
      if let above { fade(above, isUpper: true) }
      if let below { fade(below, isUpper: false) }
    }
  }

  // MARK: - Effects

  private func isEntering(_ isUpper: Bool) -> Bool { isUpper == isPush }

  private func slide(_ view: UIView, _ isUpper: Bool, _ distance: CGVector) {
    AnimationContext.add(isEntering(isUpper) ? .slideIn(from: distance) : .slideOut(to: distance), to: view.layer)
  }

  private func fade(_ view: UIView, isUpper: Bool) {
    AnimationContext.add(isEntering(isUpper) ? .fadeIn : .fadeOut, to: view.layer)
  }

  /// Moves a view horizontally, and fades it while no other text is in its place.
  private func move(_ view: UIView, isUpper: Bool, by distance: CGFloat) {
    slide(view, isUpper, CGVector(dx: distance, dy: 0))
    AnimationContext.add(
      isEntering(isUpper) ? .fadeInFrom(Self.fades.entering) : .fadeOutUntil(Self.fades.leaving), to: view.layer)
  }

  // MARK: - Texts

  /// Returns the title that is visible: the large one, if the whole of it is.
  private func visibleTitle(of content: NavigationBarContent) -> Text? {
    guard content.showsWholeLargeTitle else { return content.titleView.map(text) }
    return text(content.largeTitle.label)
  }

  private func text(_ view: UIView) -> Text {
    let bounds = view.bounds
    let anchor = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: bar)
    var center = anchor
    guard let label = view as? UILabel else {
      return Text(view: view, anchor: anchor, center: anchor, width: bounds.width, pointSize: 0, string: nil)
    }
    // A label can be wider than its text.
    let width = min(label.textWidth, bounds.width)
    let rest = (bounds.width - width) / 2
    switch label.textAlignment {
    case .center: break
    case .right: center.x += rest
    default: center.x -= rest
    }
    return Text(
      view: view, anchor: anchor, center: center, width: width,
      pointSize: label.font?.pointSize ?? 0, string: label.text)
  }
}
