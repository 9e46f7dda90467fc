public import UIKit

/// An accessibility element on the screen, as assistive technology describes it to the user.
public struct AccessibilityItem: Equatable, Sendable, CustomStringConvertible {
  /// The label of the element.
  public let label: String?
  /// The value of the element.
  public let value: String?
  /// The hint of the element, which describes the result of its activation.
  public let hint: String?
  /// The identifier of the element, for tests and tools.
  public let identifier: String?
  /// The traits of the element.
  public let traits: UIAccessibilityTraits
  /// The frame of the element on the screen.
  public let frame: CGRect
  /// The names of the element's custom actions.
  public let customActions: [String]
  /// The names of the element's custom rotors.
  public let customRotors: [String]
  /// The names of the points at which assistive technology can begin to drag the element.
  public let dragSources: [String]
  /// The names of the points at which assistive technology can drop on the element.
  public let dropPoints: [String]
  /// The number of groups that contain the element.
  public let depth: Int
  /// A Boolean value that indicates whether the element has the focus of the screen reader.
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
    customRotors = node.object.accessibilityCustomRotors?.map(\.spokenName) ?? []
    dragSources = node.object.accessibilityDragSourceDescriptors?.map(\.name) ?? []
    dropPoints = node.object.accessibilityDropPointDescriptors?.map(\.name) ?? []
    depth = node.depth
    isFocused = AccessibilityFocus.shared.element === node.object
  }

  /// A line of text with the traits, label, value, identifier, frame, actions, rotors, and points of drags.
  public var description: String {
    var parts = [traits.names.isEmpty ? "element" : traits.names.joined(separator: " ")]
    if let label { parts.append("\"\(label)\"") }
    if let value { parts.append("= \"\(value)\"") }
    if let identifier { parts.append("#\(identifier)") }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(Int($0.rounded())) }
    parts.append("(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))")
    if !customActions.isEmpty { parts.append("actions: \(customActions.joined(separator: ", "))") }
    if !customRotors.isEmpty { parts.append("rotors: \(customRotors.joined(separator: ", "))") }
    if !dragSources.isEmpty { parts.append("drags: \(dragSources.joined(separator: ", "))") }
    if !dropPoints.isEmpty { parts.append("drops: \(dropPoints.joined(separator: ", "))") }
    if isFocused { parts.append("focused") }
    return String(repeating: "  ", count: depth) + parts.joined(separator: " ")
  }
}
