/// The delivery of the pointer's movements to hover gesture recognizers, and to ``PointerDelivery``.
///
/// The recognizers of the view below the pointer and of its superviews receive them. The movements pass through
/// `UIApplication.sendEvent(_:)`. A recognizer whose view has moved away from the pointer, or left the screen, ends
/// with the next movement.
@MainActor
enum HoverDelivery {
  private struct WeakRecognizer {
    weak var recognizer: UIHoverGestureRecognizer?
  }

  /// The recognizers that have begun.
  private static var active: [WeakRecognizer] = []

  /// Moves the pointer, or removes it from the screen if the location is `nil`.
  ///
  /// - Returns: A Boolean value that indicates whether a recognizer or an interaction has received the movement.
  @discardableResult
  static func move(to location: CGPoint?) -> Bool {
    let views = views(at: location)
    guard !active.isEmpty || !recognizers(of: views).isEmpty || PointerDelivery.isConcerned(with: views) else {
      return false
    }
    UIApplication.shared.sendEvent(HoverEvent(location: location, timestamp: AppRuntime.shared.now))
    AppRuntime.shared.setNeedsCommit()
    return true
  }

  /// Discards the pointer without calling a recognizer.
  ///
  /// Called when the simulated device restarts.
  static func reset() { active = [] }

  /// Delivers an event to the recognizers.
  static func dispatch(_ event: HoverEvent) {
    PointerDelivery.dispatch(event)
    let old = active.compactMap(\.recognizer)
    let new = recognizers(of: views(at: event.location))
    for recognizer in old where !new.contains(where: { $0 === recognizer }) { end(recognizer, at: event.location) }
    for recognizer in new {
      let isActive = old.contains { $0 === recognizer }
      guard isActive || begins(recognizer) else { continue }
      if !isActive { active.append(WeakRecognizer(recognizer: recognizer)) }
      let place = recognizer.view?.window.flatMap { window in event.location.map { window.convert($0, from: nil) } }
      recognizer.hover(isActive ? .changed : .began, at: place ?? recognizer.place)
    }
  }

  private static func end(_ recognizer: UIHoverGestureRecognizer, at location: CGPoint?) {
    active.removeAll { $0.recognizer === recognizer || $0.recognizer == nil }
    let place = recognizer.view?.window.flatMap { window in location.map { window.convert($0, from: nil) } }
    recognizer.hover(.ended, at: place ?? recognizer.place)
  }

  private static func begins(_ recognizer: UIHoverGestureRecognizer) -> Bool {
    recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Returns the enabled recognizers of views.
  private static func recognizers(of views: [UIView]) -> [UIHoverGestureRecognizer] {
    views.flatMap { view in
      (view.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
    }
  }

  /// Returns the view at a location and its superviews, innermost first.
  static func views(at location: CGPoint?) -> [UIView] {
    guard let location else { return [] }
    for window in UIApplication.shared.windowsInFront.reversed() {
      guard let hit = window.hitTest(window.convert(location, from: nil), with: nil) else { continue }
      return Array(sequence(first: hit, next: \.superview))
    }
    return []
  }
}
