/// The methods of a picker view's delegate that describe its components for assistive technology.
///
/// - Note: User input labels with attributes are not available.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// Asks the delegate for a succinct label that identifies a component.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  /// Asks the delegate for a brief description of the result of turning a component.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  /// Asks the delegate for the labels by which the user refers to a component, the preferred one first.
  func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
  /// Asks the delegate for the label of a component with attributes of speech.
  ///
  /// It takes precedence over the label without attributes.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString?
  /// Asks the delegate for the hint of a component with attributes of speech.
  ///
  /// It takes precedence over the hint without attributes.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString?
}

extension UIPickerViewAccessibilityDelegate {
  /// The default implementation returns `nil`.
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
  /// The default implementation returns `nil`.
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
  /// The default implementation returns an empty array: the user refers to the component by its label.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
  ) -> [String] { [] }
  /// The default implementation returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? { nil }
  /// The default implementation returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? { nil }
}

extension UIPickerView {
  /// Returns what the delegate answers about one of the columns; `nil` if it describes none.
  func describe<Answer>(
    _ column: PickerColumn, _ ask: (any UIPickerViewAccessibilityDelegate, Int) -> Answer?
  ) -> Answer? {
    guard let delegate = delegate as? any UIPickerViewAccessibilityDelegate, let component = component(of: column)
    else { return nil }
    return ask(delegate, component)
  }
}
