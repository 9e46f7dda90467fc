/// One context menu on screen, from its appearance to the end of its disappearance.
///
/// The session owns the views: an overlay over the window, the preview, and a card for the menu and each open submenu.
/// Touches come from two places, the press that has opened the menu and those on the overlay, and are handled alike by
/// ``touch(at:_:)``. Every way to end goes through ``close(_:choosing:)``. The app's code runs when the state of the
/// session is complete.
@MainActor
final class ContextMenuSession {
  /// From where the menu appears.
  enum Source {
    /// A control, whose frame in the window is given.
    ///
    /// The menu is beside it.
    case anchor(CGRect)
    /// A preview, which is lifted from the dimmed screen.
    case preview(UITargetedPreview)
  }

  private struct Level {
    var menu: UIMenu
    let platter: MenuPlatter
  }

  let configuration: UIContextMenuConfiguration
  let previewController: UIViewController?
  private weak var interaction: UIContextMenuInteraction?
  private let source: Source
  private weak var window: UIWindow?
  private let overlay: ContextMenuOverlay
  private let previewView: PreviewView?
  private var levels: [Level] = []
  private var placement: MenuPlacement
  private var isClosed = false
  /// A Boolean value that indicates whether the current touch scrolls, so that its end selects nothing.
  private var isTouchSpent = false

  // MARK: - Opening

  init(
    _ configuration: UIContextMenuConfiguration, menu: UIMenu?, previewController: UIViewController?, source: Source,
    of interaction: UIContextMenuInteraction, in window: UIWindow
  ) {
    self.configuration = configuration
    self.previewController = previewController
    self.interaction = interaction
    self.source = source
    self.window = window
    overlay = ContextMenuOverlay(frame: window.bounds)
    placement = MenuPlacement(menu: .zero, preview: .zero, isAbove: false)
    let room = window.bounds.inset(by: window.safeAreaInsets)
    switch (source, previewController) {
    case (.anchor, _): previewView = nil
    case (.preview, let controller?):
      let wanted = controller.preferredContentSize
      previewView = PreviewView(
        controller,
        size: CGSize(
          width: wanted.width > 0 ? wanted.width : room.width - 2 * MenuMetrics.margin,
          height: wanted.height > 0 ? wanted.height : room.height * 0.6))
    case (.preview(let targeted), nil): previewView = PreviewView(targeted)
    }
    if let menu { levels = [makeLevel(menu, isSubmenu: false)] }
  }

  /// Shows the menu.
  func open(_ animator: ContextMenuAnimator) {
    overlay.onTouch = { [weak self] point, state in self?.overlayTouch(at: point, state) }
    overlay.onEscape = { [weak self] in self?.close() }
    window?.addSubview(overlay)
    request(levels.last?.menu)
    UIView.performWithoutAnimation {
      if let previewView {
        overlay.addSubview(previewView)
        previewView.show(in: sourceFrame)
      }
      for level in levels { overlay.addSubview(level.platter) }
      place()
      overlay.layoutIfNeeded()
      collapse()
    }
    if case .preview(let targeted) = source { targeted.view.isLifted = true }
    UIView.animate(
      withDuration: MenuMetrics.openDuration, delay: 0, usingSpringWithDamping: 0.82, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [self] in
      expand()
      animator.animate()
    } completion: { _ in
      animator.complete()
    }
    UIAccessibility.post(notification: .screenChanged, argument: levels.last?.platter)
  }

  /// The frame from which the menu appears, in the window.
  private var sourceFrame: CGRect {
    switch source {
    case .anchor(let frame): frame
    case .preview(let targeted): window.flatMap { targeted.frame(in: $0) } ?? placement.preview
    }
  }

  private var room: CGRect {
    overlay.bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
  }

  private var isRightToLeft: Bool { overlay.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: - Layout

  private func place() {
    // The size is that of the present elements, and their order depends on the place.
    showContents()
    let wasAbove = placement.isAbove
    let room = room
    let size = levels.first?.platter.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude)) ?? .zero
    if let previewView {
      placement = .preview(
        of: previewView.naturalSize, at: sourceFrame, with: size, in: room, isRightToLeft: isRightToLeft)
    } else {
      placement = .besides(sourceFrame, size: size, in: room, isRightToLeft: isRightToLeft)
    }
    if placement.isAbove != wasAbove { showContents() }
    levels.first?.platter.frame = placement.menu
    for level in levels.dropFirst() { level.platter.frame = submenuFrame(level.platter) }
  }

  private func showContents() {
    for level in levels { level.platter.show(content(of: level.menu)) }
  }

  private func submenuFrame(_ platter: MenuPlatter) -> CGRect {
    let size = platter.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude))
    return MenuPlacement.besides(placement.preview, size: size, in: room, isRightToLeft: isRightToLeft).menu
  }

  private func content(of menu: UIMenu) -> MenuContent {
    let content = MenuContent(menu)
    return placement.isAbove && configuration.preferredMenuElementOrder != .fixed ? content.reversed : content
  }

  /// Shows the beginning of the appearance: everything is small, at the source.
  private func collapse() {
    overlay.dimmingView.alpha = 0
    for level in levels { shrink(level.platter) }
  }

  private func shrink(_ platter: MenuPlatter) {
    let anchor = CGPoint(
      x: min(max(placement.preview.midX, platter.frame.minX), platter.frame.maxX),
      y: placement.isAbove ? platter.frame.maxY : platter.frame.minY)
    let scale: CGFloat = 0.25
    platter.transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (anchor.x - platter.center.x) * (1 - scale),
      ty: (anchor.y - platter.center.y) * (1 - scale))
    platter.alpha = 0
  }

  private func expand() {
    if previewView != nil { overlay.dimmingView.alpha = 1 }
    previewView?.isRaised = true
    previewView?.show(in: placement.preview)
    for level in levels {
      level.platter.transform = .identity
      level.platter.alpha = 1
    }
  }

  // MARK: - Touches

  /// Handles a touch at a location in the window.
  func touch(at point: CGPoint, _ state: UIGestureRecognizer.State) {
    guard !isClosed else { return }
    if state == .began { isTouchSpent = false }
    let platter = levels.last?.platter
    if platter?.isScrolling == true { isTouchSpent = true }
    let target = isTouchSpent ? nil : platter.flatMap { $0.target(at: overlay.convert(point, to: $0)) }
    guard state == .ended else {
      platter?.highlight(state.isActive ? target : nil)
      return
    }
    platter?.highlight(nil)
    guard !isTouchSpent else { return }
    if let target { choose(target) }
  }

  /// Handles a touch on the overlay.
  private func overlayTouch(at point: CGPoint, _ state: UIGestureRecognizer.State) {
    let isInMenu = levels.last.map { $0.platter.frame.contains(point) } ?? false
    touch(at: point, state)
    if state == .ended, !isInMenu, !isClosed, !isTouchSpent { tapEnded(at: point) }
  }

  /// Handles the end of a tap that began on the overlay, which may be outside of the menu.
  private func tapEnded(at point: CGPoint) {
    if levels.count > 1, levels.dropLast().contains(where: { $0.platter.frame.contains(point) }) {
      return closeSubmenu()
    }
    if let previewView, previewView.frame.contains(point) { return commit() }
    close()
  }

  private func choose(_ target: MenuPlatter.Target) {
    switch target {
    case .header: closeSubmenu()
    case .item(.submenu(let menu)): openSubmenu(menu)
    case .item(.action(let action)): perform(action)
    case .item(.loading): break
    }
  }

  private func perform(_ action: MenuLeaf) {
    guard action.attributes.contains(.keepsMenuPresented) else { return close(choosing: action) }
    levels.first?.menu.select(action)
    interaction?.perform(action)
    if !isClosed { place() }
  }

  // MARK: - Submenus

  private func makeLevel(_ menu: UIMenu, isSubmenu: Bool) -> Level {
    let platter = MenuPlatter(content(of: menu), title: menu.title, isSubmenu: isSubmenu) { [weak self] target in
      self?.choose(target)
    }
    return Level(menu: menu, platter: platter)
  }

  private func openSubmenu(_ menu: UIMenu) {
    let level = makeLevel(menu, isSubmenu: true)
    let below = levels.last?.platter
    levels.append(level)
    request(menu)
    guard !isClosed else { return }
    UIView.performWithoutAnimation {
      overlay.addSubview(level.platter)
      level.platter.show(content(of: menu))
      level.platter.frame = submenuFrame(level.platter)
      level.platter.layoutIfNeeded()
      shrink(level.platter)
    }
    below?.accessibilityElementsHidden = true
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      level.platter.transform = .identity
      level.platter.alpha = 1
      below?.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
      below?.alpha = 0.5
    }
  }

  private func closeSubmenu() {
    guard levels.count > 1, let level = levels.popLast() else { return }
    endRequests(level.menu)
    let below = levels.last?.platter
    below?.accessibilityElementsHidden = false
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in
      shrink(level.platter)
      below?.transform = .identity
      below?.alpha = 1
    } completion: { _ in
      level.platter.removeFromSuperview()
    }
  }

  // MARK: - Changing the Menu

  /// Replaces the visible menu by what a closure returns for it.
  func update(_ block: (UIMenu) -> UIMenu) {
    guard !isClosed, let menu = levels.last?.menu, let copy = menu.copy() as? UIMenu else { return }
    let changed = block(copy)
    guard !isClosed, levels.last?.menu === menu else { return }
    levels[levels.count - 1].menu = changed
    endRequests(menu)
    request(changed)
    if !isClosed { place() }
  }

  /// Requests the elements that the menu awaits.
  private func request(_ menu: UIMenu?) {
    for deferred in menu?.displayedDeferredElements ?? [] {
      deferred.prepareForDisplay { [weak self] in
        guard let self, !isClosed else { return }
        // The elements may contain further placeholders.
        request(menu)
        place()
      }
    }
  }

  private func endRequests(_ menu: UIMenu) {
    for deferred in menu.displayedDeferredElements { deferred.endDisplay() }
  }

  // MARK: - Closing

  /// Ends the session because the user drags the view.
  ///
  /// The drag's own preview takes the place of the menu's.
  func yieldToDrag() {
    guard !isClosed else { return }
    previewView?.isHidden = true
    if case .preview(let targeted) = source { targeted.view.isLifted = false }
    close()
  }

  private func commit() {
    guard let interaction else { return close() }
    let animator = ContextMenuAnimator(previewController)
    interaction.delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    close(animator)
  }

  /// Ends the session.
  ///
  /// The action that the user chose is performed when the disappearance has begun.
  ///
  /// - Parameter commit: The animator of a preview that the user tapped.
  func close(_ commit: ContextMenuAnimator? = nil, choosing action: MenuLeaf? = nil) {
    guard !isClosed else { return }
    isClosed = true
    overlay.isUserInteractionEnabled = false
    overlay.accessibilityElementsHidden = true
    if let action { levels.first?.menu.select(action) }
    for level in levels { endRequests(level.menu) }
    let animator = ContextMenuAnimator(previewController)
    let interaction = interaction
    var target = interaction?.sessionWillEnd(self, animator)
    if target == nil, case .preview(let targeted) = source { target = targeted }
    let isPop = commit?.preferredCommitStyle == .pop
    UIView.animate(
      withDuration: MenuMetrics.closeDuration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      disappear(to: target, isPop: isPop)
      animator.animate()
      commit?.animate()
    } completion: { [self] _ in
      overlay.removeFromSuperview()
      if case .preview(let targeted) = source { targeted.view.isLifted = false }
      animator.complete()
      commit?.complete()
    }
    guard let action else { return }
    interaction?.perform(action)
  }

  private func disappear(to target: UITargetedPreview?, isPop: Bool) {
    overlay.dimmingView.alpha = 0
    for level in levels { shrink(level.platter) }
    guard let previewView else { return }
    previewView.isRaised = false
    if isPop {
      previewView.alpha = 0
      previewView.transform = previewView.transform.scaledBy(x: 1.3, y: 1.3)
    } else if previewController == nil, let window, let frame = target?.frame(in: window) {
      previewView.show(in: frame)
    } else {
      previewView.alpha = 0
      previewView.transform = previewView.transform.scaledBy(x: 0.6, y: 0.6)
    }
  }
}
