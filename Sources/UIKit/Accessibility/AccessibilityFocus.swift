/// The focus and the speech of a screen reader, as VoiceOver determines them, without audio.
///
/// The focus moves only while VoiceOver is running. Notifications of the app move it after the update cycle is
/// committed, when the elements have their final frames. If several notifications move the focus, the last one applies.
@MainActor
package final class AccessibilityFocus {
  package static let shared = AccessibilityFocus()

  /// The focused element; `nil` if there is none.
  package private(set) weak var element: UIResponder?
  /// The speech of the screen reader, as text.
  package private(set) var spoken: [String] = []

  /// The item of a rotor at which the focus has arrived; `nil` after another move.
  var rotorItem: UIAccessibilityCustomRotorItemResult?

  private var generation = 0

  // MARK: - Notifications

  func hear(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard AccessibilitySettings.shared.isOn(.voiceOver) else { return }
    switch notification {
    case .announcement, .pageScrolled:
      if let text = argument as? String { announce(text, isAnnouncement: notification == .announcement) }
    case .screenChanged, .layoutChanged:
      if let text = argument as? String {
        announce(text, isAnnouncement: false)
        if notification == .layoutChanged { return }
      }
      generation += 1
      let generation = generation
      let target = argument as? UIResponder
      AppRuntime.shared.performAfterCommit { [self] in
        guard generation == self.generation else { return }
        follow(target, isNewScreen: notification == .screenChanged)
      }
    default: break
    }
  }

  private func announce(_ text: String, isAnnouncement: Bool) {
    spoken.append(text)
    guard isAnnouncement else { return }
    AppRuntime.shared.performAfterCommit {
      NotificationCenter.default.post(
        name: UIAccessibility.announcementDidFinishNotification, object: nil,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: text,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
        ])
    }
  }

  private func follow(_ target: UIResponder?, isNewScreen: Bool) {
    let elements = AccessibilityTree.elements()
    if let target, let found = elements.first(where: { $0.isOrIsIn(target) }) {
      move(to: found.object)
    } else if isNewScreen || !elements.contains(where: { $0.object === element }) {
      move(to: elements.first?.object)
    }
  }

  func voiceOverChanged(isRunning: Bool) {
    generation += 1
    move(to: isRunning ? AccessibilityTree.elements().first?.object : nil)
  }

  func reset() {
    generation += 1
    element = nil
    rotorItem = nil
    spoken = []
  }

  // MARK: - Moving

  /// Moves the focus to an element.
  ///
  /// Notifies the element, the previously focused one, and the observers.
  ///
  /// - Parameters:
  ///   - target: The element, or `nil` for no focus.
  ///   - text: The text to speak instead of the description of the element.
  package func move(to target: UIResponder?, speaking text: String? = nil) {
    let previous = element
    guard target !== previous else {
      if let text { speak(text) }
      return
    }
    element = target
    rotorItem = nil
    var info: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
        .notificationVoiceOver.rawValue
    ]
    if let previous {
      info[UIAccessibility.unfocusedElementUserInfoKey] = previous
      previous.accessibilityElementDidLoseFocus()
    }
    if let target {
      info[UIAccessibility.focusedElementUserInfoKey] = target
      speak(text ?? AccessibilityTree.speech(for: target))
      target.accessibilityElementDidBecomeFocused()
    }
    NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
  }

  func speak(_ text: String) { spoken.append(text) }

  /// Moves the focus to a cell of the same data table.
  ///
  /// Returns whether there is a cell at the distance.
  package func stepInTable(rows: Int, columns: Int) -> Bool {
    guard let element, let place = AccessibilityTablePlace(of: element),
      let cell = place.cell(rows: rows, columns: columns)
    else { return false }
    move(to: cell)
    return true
  }

  /// Moves the focus by a number of elements in reading order.
  ///
  /// Returns whether there is such an element.
  package func step(_ offset: Int) -> Bool {
    let elements = AccessibilityTree.elements()
    guard let current = elements.firstIndex(where: { $0.object === element }) else {
      move(to: elements.first?.object)
      return !elements.isEmpty
    }
    guard elements.indices.contains(current + offset) else { return false }
    move(to: elements[current + offset].object)
    return true
  }

  // MARK: - Performing Actions

  /// Calls an action on the element, then on its next responders, until one performs it.
  package func perform(_ action: (UIResponder) -> Bool) -> Bool {
    var responder: UIResponder? = element ?? UIApplication.shared.visibleWindows.last
    var seen: Set<ObjectIdentifier> = []
    while let current = responder, seen.insert(ObjectIdentifier(current)).inserted {
      if action(current) { return true }
      responder = current.next
    }
    return false
  }
}
