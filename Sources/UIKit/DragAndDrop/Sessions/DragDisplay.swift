/// The previews of a drag, in a window of the system's over the app.
///
/// The previews are in a view that follows the touch. Their own movements are animated relative to the touch.
@MainActor
final class DragDisplay {
  private static var all: [DragDisplay] = []
  static var windows: [UIWindow] { all.map(\.window) }

  private let window: DragWindow
  private let holder = UIView()
  private let badge = DragBadge()
  private(set) var cards: [DragCard] = []
  /// A Boolean value that indicates whether large previews keep their size while they are dragged.
  var keepsFullSize = false
  /// The position of the touch relative to the center of the first preview, in the size of the source.
  private var grip = CGPoint.zero
  /// The animator of the lift, from its beginning until the items are lifted, moved, or put down.
  private var lift: DragAnimator?

  init(at location: CGPoint, style: UIUserInterfaceStyle) {
    let screen = UIScreen.main
    window = DragWindow(frame: screen.bounds)
    window.overrideUserInterfaceStyle = style
    window.isUserInteractionEnabled = false
    window.isHidden = false
    holder.center = location
    window.addSubview(holder)
    holder.addSubview(badge)
    badge.alpha = 0
    Self.all.append(self)
  }

  private func close() {
    for card in cards { card.hidesSource = false }
    Self.all.removeAll { $0 === self }
    AppRuntime.shared.setNeedsCommit()
  }

  static func reset() {
    for display in all { display.close() }
  }

  // MARK: - Lifting

  /// Adds a preview behind the others, where its source is.
  func add(_ card: DragCard) {
    UIView.performWithoutAnimation {
      holder.insertSubview(card.view, at: 0)
      card.view.show(in: sourceFrame(of: card))
      card.view.layoutIfNeeded()
    }
    if cards.isEmpty {
      let center = sourceFrame(of: card).center
      grip = CGPoint(x: -center.x, y: -center.y)
    }
    cards.append(card)
  }

  /// The frame of a source relative to the touch.
  private func sourceFrame(of card: DragCard) -> CGRect { relative(card.lifted.frameOnScreen) ?? .zero }

  private func relative(_ frame: CGRect?) -> CGRect? { frame?.offsetBy(dx: -holder.center.x, dy: -holder.center.y) }

  /// Raises the previews in the place of their sources.
  func lift(_ animator: DragAnimator) {
    lift = animator
    for card in cards { card.hidesSource = true }
    UIView.animate(
      withDuration: DragMetrics.liftDuration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [self] in
      for card in cards {
        card.view.isRaised = true
        card.view.show(in: sourceFrame(of: card).scaled(by: DragMetrics.liftScale))
      }
      animator.animate()
    } completion: { [self] _ in
      endLift()
    }
  }

  /// Completes the lift, because its animation has ended or the items are moved.
  func endLift() {
    let animator = lift
    lift = nil
    animator?.complete(at: .end)
  }

  /// Returns lifted previews to their sources.
  ///
  /// A lift whose animation has not ended is reversed.
  func putDown(_ completion: @escaping () -> Void) {
    let reversed = lift
    lift = nil
    UIView.animate(withDuration: DragMetrics.liftDuration, delay: 0, options: .allowUserInteraction) { [self] in
      for card in cards {
        card.view.isRaised = false
        card.view.show(in: sourceFrame(of: card))
      }
    } completion: { [self] _ in
      close()
      reversed?.complete(at: .start)
      completion()
    }
  }

  // MARK: - Moving

  /// Gathers the previews under the touch.
  func gather(_ count: Int) {
    for card in cards {
      card.hidesSource = false
      guard let old = card.adoptOwnPreview() else { continue }
      let frame = old.frame
      UIView.performWithoutAnimation {
        holder.insertSubview(card.view, aboveSubview: old)
        card.view.show(in: CGRect(center: frame.center, size: card.view.naturalSize))
        card.view.layoutIfNeeded()
      }
      old.removeFromSuperview()
    }
    UIView.animate(
      withDuration: DragMetrics.gatherDuration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [self] in
      for (index, card) in cards.enumerated() {
        card.view.isRaised = true
        card.view.show(in: stackFrame(of: card, at: index))
      }
      placeBadge()
    }
  }

  private func stackFrame(of card: DragCard, at index: Int) -> CGRect {
    let size = card.view.naturalSize
    let scale = scale(of: size)
    let offset = CGFloat(min(index, 3)) * DragMetrics.stackOffset
    return CGRect(
      center: CGPoint(x: -grip.x * scale + offset, y: -grip.y * scale + offset),
      size: CGSize(width: size.width * scale, height: size.height * scale))
  }

  private func scale(of size: CGSize) -> CGFloat {
    guard !keepsFullSize, size.width > 0, size.height > 0 else { return 1 }
    let limit = min(window.bounds.width, window.bounds.height) * DragMetrics.largestPart
    return min(1, limit / max(size.width, size.height))
  }

  /// Follows the touch.
  func move(to location: CGPoint) {
    UIView.performWithoutAnimation { holder.center = location }
  }

  /// Shows what happens when the touch ends.
  func show(_ operation: UIDropOperation, count: Int) {
    guard badge.show(operation, count: count) else { return }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [self] in placeBadge() }
  }

  private func placeBadge() {
    badge.alpha = badge.isEmpty ? 0 : 1
    guard let first = cards.first else {
      badge.center = CGPoint(x: 20, y: -20)
      return
    }
    let frame = stackFrame(of: first, at: 0)
    badge.center = CGPoint(x: frame.maxX - 4, y: frame.minY + 4)
  }

  // MARK: - Ending

  /// Moves the previews to their destinations, and calls a closure when they are there.
  func finish(_ animator: DragAnimator, _ completion: @escaping () -> Void) {
    var former: [PreviewView] = []
    for card in cards {
      guard case .place(let preview) = card.destination, let old = card.replace(with: preview) else { continue }
      UIView.performWithoutAnimation {
        holder.insertSubview(card.view, belowSubview: old)
        card.view.show(in: CGRect(center: old.frame.center, size: card.view.naturalSize))
        card.view.layoutIfNeeded()
      }
      former.append(old)
    }
    UIView.animate(
      withDuration: DragMetrics.dropDuration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [self] in
      badge.alpha = 0
      for view in former { view.alpha = 0 }
      for card in cards { finish(card) }
      animator.animate()
    } completion: { [self] _ in
      close()
      animator.complete(at: .end)
      completion()
    }
  }

  private func finish(_ card: DragCard) {
    card.view.isRaised = false
    switch card.destination {
    case .place(let preview):
      guard let frame = relative(preview.frameOnScreen) else { return vanish(card) }
      card.view.show(in: frame)
    case .vanishing(let shrinks):
      if shrinks { card.view.show(in: card.view.frame.scaled(by: 0.2)) }
      vanish(card)
    }
  }

  private func vanish(_ card: DragCard) { card.view.alpha = 0 }
}

extension CGRect {
  fileprivate init(center: CGPoint, size: CGSize) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  fileprivate func scaled(by scale: CGFloat) -> CGRect {
    CGRect(center: center, size: CGSize(width: width * scale, height: height * scale))
  }
}
