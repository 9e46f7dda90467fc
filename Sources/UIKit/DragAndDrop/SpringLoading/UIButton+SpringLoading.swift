extension UIButton: UISpringLoadedInteractionSupporting {
  /// A Boolean value that indicates whether a drag that rests over the button sends its actions, as a tap would.
  ///
  /// The default is `false`. A disabled button is not activated.
  public var isSpringLoaded: Bool {
    get { hasSpringLoading }
    set { setSpringLoading(newValue) { makeSpringLoading() } }
  }
}
