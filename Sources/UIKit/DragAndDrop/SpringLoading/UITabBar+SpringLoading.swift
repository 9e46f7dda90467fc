extension UITabBar: UISpringLoadedInteractionSupporting {
  /// A Boolean value that indicates whether a drag that rests over an item selects it, as a tap would.
  ///
  /// The default is `false`. Disabled items are not selected.
  public var isSpringLoaded: Bool {
    get { hasSpringLoading }
    set { setSpringLoading(newValue) { makeItemSpringLoading() } }
  }

  private func makeItemSpringLoading() -> ItemSpringLoading {
    ItemSpringLoading(
      find: { [weak self] context -> (view: UIView, item: ObjectIdentifier)? in
        guard let self else { return nil }
        let point = context.location(in: self)
        guard let button = buttons.first(where: { $0.frame.contains(point) }), button.item.isEnabled else { return nil }
        return (view: button, item: ObjectIdentifier(button))
      },
      activate: { [weak self] id in
        guard let self, let button = buttons.first(where: { ObjectIdentifier($0) == id }) else { return }
        tapped(button.item)
      })
  }
}
