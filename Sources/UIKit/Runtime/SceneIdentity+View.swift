extension SceneIdentity {
  /// Returns the number of a view.
  static func id(of view: UIView) -> Int { id(ofObject: view) }

  /// Returns the view with a number; `nil` if it was deallocated.
  package static func view(withID id: Int) -> UIView? { object(withID: id) as? UIView }
}
