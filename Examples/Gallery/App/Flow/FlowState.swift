/// A state that can be told to people.
public protocol FlowState: Equatable {
  /// The state's name, without what belongs to it.
  var name: String { get }
}
