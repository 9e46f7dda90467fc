/// The values of a state on which the background of a part of a list depends.
protocol ListConfigurationState {
  var isHighlighted: Bool { get }
  var isSelected: Bool { get }
  /// The style of the list in which the view is; `nil` outside of a list.
  var listStyle: ListStyle? { get }
}
