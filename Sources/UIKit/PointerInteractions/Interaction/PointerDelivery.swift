/// The delivery of the pointer's movements to pointer interactions.
///
/// The pointer is in at most one region. The region is determined again with every movement, and when an interaction
/// changes. Delegates are called between changes of the state, never during one.
@MainActor
enum PointerDelivery {
  /// The region in which the pointer is.
  private struct Visit {
    let interaction: UIPointerInteraction
    let region: UIPointerRegion
    let display: PointerEffectDisplay?
  }

  private static var visit: Visit?
  /// The location of the pointer on the screen, or `nil` if it is not over the app.
  private static var location: CGPoint?

  /// A Boolean value that indicates whether the device shows a pointer that interacts with views.
  private static var isSupported: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  /// Returns whether a movement to views, the innermost first, concerns an interaction.
  static func isConcerned(with views: [UIView]) -> Bool {
    isSupported && (visit != nil || !interactions(of: views).isEmpty)
  }

  /// Delivers an event to the interactions.
  static func dispatch(_ event: HoverEvent) {
    guard isSupported else { return }
    location = event.location
    update()
  }

  /// Discards the pointer without calling a delegate.
  static func reset() {
    (visit, location) = (nil, nil)
    PointerDisplay.shared.reset()
  }

  // MARK: - Regions

  /// Determines the region below the pointer, and leaves and enters regions.
  static func update() {
    guard let (interaction, region) = regionBelowPointer() else { return leave() }
    if let visit, visit.interaction === interaction, visit.region.isEqual(region) {
      return follow(visit)
    }
    leave()
    enter(region, of: interaction)
  }

  /// Determines the region and the style of an interaction again, if the pointer is in its region.
  static func invalidate(_ interaction: UIPointerInteraction) {
    guard let old = visit, old.interaction === interaction else { return update() }
    update()
    // The region is the same one, which may have another style.
    guard let visit, visit.region === old.region else { return }
    let style = interaction.style(for: visit.region)
    guard self.visit?.interaction === interaction else { return }
    visit.display?.end()
    show(style, in: visit.region, of: interaction)
  }

  /// Leaves the region of an interaction.
  static func leave(_ interaction: UIPointerInteraction) {
    if visit?.interaction === interaction { leave() }
  }

  private static func leave() {
    guard let visit else { return }
    self.visit = nil
    let animator = PointerAnimator()
    visit.interaction.delegate?.pointerInteraction(visit.interaction, willExit: visit.region, animator: animator)
    visit.display?.end()
    if self.visit == nil { PointerDisplay.shared.style = nil }
    animator.run()
    AppRuntime.shared.setNeedsCommit()
  }

  private static func enter(_ region: UIPointerRegion, of interaction: UIPointerInteraction) {
    let style = interaction.style(for: region)
    guard visit == nil else { return }
    show(style, in: region, of: interaction)
    let animator = PointerAnimator()
    interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
    animator.run()
  }

  private static func show(_ style: UIPointerStyle?, in region: UIPointerRegion, of interaction: UIPointerInteraction) {
    let display = style.flatMap { PointerEffectDisplay($0) }
    let visit = Visit(interaction: interaction, region: region, display: display)
    self.visit = visit
    display?.begin()
    PointerDisplay.shared.style = style
    follow(visit)
    AppRuntime.shared.setNeedsCommit()
  }

  /// Moves what is displayed to the pointer.
  private static func follow(_ visit: Visit) {
    visit.display?.follow()
    guard let location, let view = visit.interaction.view else { return }
    let center = view.convert(CGPoint(x: visit.region.rect.midX, y: visit.region.rect.midY), to: view.window)
    let centerOnScreen = view.window?.convert(center, to: nil) ?? center
    PointerDisplay.shared.move(to: location, centerOfRegion: centerOnScreen)
  }

  // MARK: - Interactions

  /// Returns the first interaction below the pointer that has a region there.
  private static func regionBelowPointer() -> (UIPointerInteraction, UIPointerRegion)? {
    for interaction in interactions(of: HoverDelivery.views(at: location)) {
      guard let window = interaction.view?.window, let location else { continue }
      if let region = interaction.region(at: window.convert(location, from: nil)) { return (interaction, region) }
    }
    return nil
  }

  /// Returns the enabled interactions of views.
  private static func interactions(of views: [UIView]) -> [UIPointerInteraction] {
    views.flatMap { view in
      view.interactions.compactMap { $0 as? UIPointerInteraction }.filter(\.isEnabled)
    }
  }
}
