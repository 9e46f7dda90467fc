public import UIKit

extension Simulator {
  // MARK: - Using Rotors

  /// The names of the custom rotors that the screen reader offers for the focused element.
  ///
  /// They are those of the element and of the objects that contain it, from the element outward.
  public var accessibilityRotorNames: [String] { AccessibilityFocus.shared.rotors.map(\.spokenName) }

  /// Moves the focus to the next or the previous item of a custom rotor, as a swipe down or up does.
  ///
  /// Returns whether the screen reader offers a rotor with the name, and the rotor has such an item.
  @discardableResult
  public func moveAccessibilityFocus(
    throughRotor name: String, _ direction: UIAccessibilityCustomRotor.Direction = .next
  ) -> Bool {
    defer { commit() }
    guard let rotor = AccessibilityFocus.shared.rotors.first(where: { $0.spokenName == name }) else { return false }
    return AccessibilityFocus.shared.step(direction, through: rotor)
  }

  // MARK: - Reading Tables and Pages

  /// Moves the focus from a cell of a data table to another one, by a number of rows and columns.
  ///
  /// Returns whether the focused element is a cell, and the table has a cell at that distance.
  @discardableResult
  public func moveAccessibilityFocus(rows: Int = 0, columns: Int = 0) -> Bool {
    defer { commit() }
    return AccessibilityFocus.shared.stepInTable(rows: rows, columns: columns)
  }

  /// Touches reading content at a point of the screen, so that the screen reader speaks the line.
  ///
  /// Returns the frame of the line on the screen, or `nil` if there is none. Nothing is spoken while the screen reader
  /// is off.
  @discardableResult
  public func readAccessibilityLine(at point: CGPoint) -> CGRect? {
    defer { commit() }
    guard UIAccessibility.isVoiceOverRunning else { return nil }
    return AccessibilityFocus.shared.readLine(at: point)
  }
}
