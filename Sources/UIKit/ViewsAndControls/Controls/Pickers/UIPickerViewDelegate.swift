/// The methods that provide the content of a picker view, and report the selection of rows.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Asks the delegate for the height of the rows of a component.
  ///
  /// The default is the system's.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Asks the delegate for the width of a component.
  ///
  /// By default, the components share the width of the picker view.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Asks the delegate for the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Asks the delegate for the title of a row with attributes.
  ///
  /// It takes precedence over the title without attributes.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Asks the delegate for the view of a row.
  ///
  /// The default implementation returns a label with the title of the row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view that requests the view.
  ///   - row: The index of the row.
  ///   - component: The index of the component.
  ///   - view: A view of the component that is no longer displayed and can be reused.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Tells the delegate that the user selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// The default implementation returns the system's height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    PickerMetrics.rowHeight
  }
  /// The default implementation returns an equal share of the width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    PickerMetrics.share(of: pickerView.bounds.width, among: pickerView.numberOfComponents)
  }
  /// The default implementation returns `nil`.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// The default implementation returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    nil
  }
  /// The default implementation returns a label with the title of the row.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = pickerView.label(forRow: row, inComponent: component, reusing: view)
    label.textAlignment = .center
    if let title = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    return label
  }
  /// The default implementation does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
