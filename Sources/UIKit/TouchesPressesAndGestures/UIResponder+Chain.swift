extension UIResponder {
  /// The responder and its responder chain, limited because an override of `next` can create a cycle.
  var chain: PrefixSequence<UnfoldFirstSequence<UIResponder>> { sequence(first: self) { $0.next }.prefix(4096) }
}
