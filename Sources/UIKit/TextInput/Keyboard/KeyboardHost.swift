/// The views at the bottom of the screen: the keyboard or its replacement, and an accessory view.
@MainActor
final class KeyboardHost: UIView, SelfSizingHost {
  private(set) var views = InputViews.none
  private let keyboard = KeyboardView()
  private let shortcuts = ShortcutsBar()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The heights of the views determine that of the host, and not the reverse.
    autoresizesSubviews = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Shows other input views and lays them out.
  ///
  /// The size is updated; the caller must set the position.
  func show(_ views: InputViews, on screen: UIScreen) {
    if self.views.input !== views.input { release(self.views.input) }
    if self.views.accessory !== views.accessory { release(self.views.accessory) }
    self.views = views
    // Changes of the content are reported to the host.
    if let accessory = views.accessory, Self.isFlexible(accessory) {
      accessory.layoutState.isCellContent = true
      SelfSizing.followsConstraints = true
    }
    keyboard.client = views.text
    keyboard.isHidden = views.text == nil
    if keyboard.superview == nil {
      addSubview(keyboard)
      addSubview(shortcuts)
    }
    let clientWithShortcuts = views.assistant == nil ? nil : views.text
    let hasSuggestions = clientWithShortcuts.map { KeyboardPlan($0).predictions?.isEmpty == false } ?? false
    shortcuts.show(views.assistant, besideSuggestions: hasSuggestions)
    for view in [views.input, views.accessory].compactMap({ $0 }) where view.superview !== self { addSubview(view) }
    bounds.size = size(on: screen)
    layOut(on: screen)
  }

  /// Returns the size of the views on a screen.
  func size(on screen: UIScreen) -> CGSize {
    let content = accessoryHeight(on: screen) + contentHeight(on: screen)
    guard content > 0 else { return CGSize(width: screen.bounds.width, height: 0) }
    return CGSize(width: screen.bounds.width, height: content + bottom(on: screen))
  }

  private func layOut(on screen: UIScreen) {
    let (width, contentHeight) = (bounds.width, contentHeight(on: screen))
    let accessoryHeight = max(bounds.height - contentHeight - bottom(on: screen), 0)
    views.accessory?.frame = CGRect(x: 0, y: 0, width: width, height: accessoryHeight)
    let content = CGRect(x: 0, y: accessoryHeight, width: width, height: contentHeight)
    views.input?.frame = content
    keyboard.frame = content
    let bar = KeyboardMetrics(screen: screen, showsBar: views.assistant != nil).bar
    shortcuts.frame = CGRect(x: 0, y: content.minY, width: width, height: bar)
    layoutIfNeeded()
    keyboard.shortcuts = views.assistant == nil ? nil : shortcuts.sideWidths
  }

  /// Returns the height of the bottom safe area below the views.
  ///
  /// The keyboard includes it. An accessory view alone extends to the edge of the screen, and lays out its content by
  /// its own safe area. Other input views, and the find panel, are above it.
  private func bottom(on screen: UIScreen) -> CGFloat {
    let isAbove = views.text == nil && (views.input != nil || views.accessory is FindNavigator)
    return isAbove ? screen.safeAreaInsets.bottom : 0
  }

  private func accessoryHeight(on screen: UIScreen) -> CGFloat {
    guard let accessory = views.accessory else { return 0 }
    guard Self.isFlexible(accessory), accessory.intrinsicContentSize.height != UIView.noIntrinsicMetric else {
      return Self.height(of: accessory)
    }
    // The height that the content needs depends on the safe area, and thus on the place of the view.
    let (old, oldAccessory) = (frame, accessory.frame)
    defer { (frame, accessory.frame) = (old, oldAccessory) }
    let rest = contentHeight(on: screen) + bottom(on: screen)
    frame = CGRect(
      x: 0, y: screen.bounds.height - rest - oldAccessory.height, width: screen.bounds.width,
      height: oldAccessory.height + rest)
    accessory.frame = CGRect(x: 0, y: 0, width: screen.bounds.width, height: oldAccessory.height)
    let height = Self.fittingHeight(of: accessory)
    return height.isFinite ? max(height, 0) : 0
  }

  private static func fittingHeight(of view: UIView) -> CGFloat {
    view.constrainedHeight(width: UIScreen.main.bounds.width)
  }

  private func contentHeight(on screen: UIScreen) -> CGFloat {
    if let input = views.input {
      // A view with a flexible height has the height of the keyboard that it replaces.
      guard input.autoresizingMask.contains(.flexibleHeight), (input as? UIInputView)?.allowsSelfSizing != true else {
        return Self.height(of: input)
      }
      return KeyboardMetrics(screen: screen, showsBar: false).height - screen.safeAreaInsets.bottom
    }
    guard let text = views.text else { return 0 }
    let showsBar = KeyboardPlan(text).showsPredictions || views.assistant != nil
    return KeyboardMetrics(screen: screen, showsBar: showsBar).height
  }

  /// Returns the height of a view, or the one that fits if the height is 0; 0 if it is not finite.
  private static func height(of view: UIView) -> CGFloat {
    if let view = view as? UIInputView, view.allowsSelfSizing {
      let height = fittingHeight(of: view)
      return height.isFinite ? max(height, 0) : 0
    }
    let height = view.bounds.height > 0 ? view.bounds.height : view.sizeThatFits(view.bounds.size).height
    return height.isFinite ? max(height, 0) : 0
  }

  /// Returns whether a view above the keyboard has the height of its content.
  private static func isFlexible(_ view: UIView) -> Bool { view.autoresizingMask.contains(.flexibleHeight) }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    Keyboard.shared.setNeedsUpdate()
  }

  func constraintsDidChange() { Keyboard.shared.setNeedsUpdate() }

  private func release(_ view: UIView?) {
    // Another view may have become its superview.
    guard view?.superview === self else { return }
    view?.layoutState.isCellContent = false
    view?.removeFromSuperview()
  }

  /// Removes the input views.
  func clear() {
    release(views.input)
    release(views.accessory)
    views = .none
    keyboard.client = nil
    shortcuts.show(nil, besideSuggestions: false)
    keyboard.isHidden = true
  }
}
