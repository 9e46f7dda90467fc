/// The values for the states of a button.
///
/// A state without a value has the value of the normal state.
struct ButtonStateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value that was set for exactly this state.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// Returns the effective value for a state.
  func current(in state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
