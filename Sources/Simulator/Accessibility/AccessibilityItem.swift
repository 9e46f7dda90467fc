public import UIKit

/// One thing that assistive technology meets on the screen, as it is described to its user.
public struct AccessibilityItem: Equatable, Sendable, CustomStringConvertible {
  /// What it is called.
  public let label: String?
  /// What it is set to.
  public let value: String?
  /// What happens when it is activated.
  public let hint: String?
  /// The name for tests and tools.
  public let identifier: String?
  /// What kind of element it is.
  public let traits: UIAccessibilityTraits
  /// Where it is on the screen.
  public let frame: CGRect
  /// What else can be done with it, by name.
  public let customActions: [String]
  /// How many groups it is in.
  public let depth: Int
  /// A Boolean value that indicates whether the screen reader is at it.
  public let isFocused: Bool

  @MainActor
  init(_ node: AccessibilityNode) {
    label = node.label
    value = node.value
    hint = node.object.accessibilityHint
    identifier = node.identifier
    traits = node.traits
    frame = node.frame
    customActions = node.object.accessibilityCustomActions?.map(\.name) ?? []
    depth = node.depth
    isFocused = AccessibilityFocus.shared.element === node.object
  }

  /// A line of text: kind, label, value, name, place, actions.
  public var description: String {
    var parts = [traits.names.isEmpty ? "element" : traits.names.joined(separator: " ")]
    if let label { parts.append("\"\(label)\"") }
    if let value { parts.append("= \"\(value)\"") }
    if let identifier { parts.append("#\(identifier)") }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(Int($0.rounded())) }
    parts.append("(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))")
    if !customActions.isEmpty { parts.append("actions: \(customActions.joined(separator: ", "))") }
    if isFocused { parts.append("focused") }
    return String(repeating: "  ", count: depth) + parts.joined(separator: " ")
  }
}
