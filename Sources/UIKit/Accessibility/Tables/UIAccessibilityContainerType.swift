/// Constants that specify the meaning of a container of accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// The container has no meaning of its own.
  case none = 0
  /// The container is a table, which conforms to ``UIAccessibilityContainerDataTable``.
  case dataTable = 1
  /// The container is a list.
  case list = 2
  /// The container is a landmark.
  case landmark = 3
  /// The container is a group, which the screen reader describes by its own properties.
  case semanticGroup = 4
}
