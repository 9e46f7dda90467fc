import LayoutSolver

/// A system guide with insets from the edges of its owner, for the safe area or the margins.
final class InsetLayoutGuide: UILayoutGuide {
  private let insets: @MainActor (UIView) -> UIEdgeInsets

  init(of view: UIView, identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    self.identifier = identifier
    element.view = view
  }

  required init?(coder: NSCoder) { nil }

  /// The layout frame.
  ///
  /// It is available before the layout, because it depends on the owner's bounds only.
  override var layoutFrame: CGRect { element.view.map { $0.bounds.inset(by: insets($0)) } ?? .zero }

  override var isPlacedBySystem: Bool { true }

  override func demands(on item: LayoutItem, in owner: LayoutItem) -> [LayoutDemand] {
    guard let view = element.view else { return [] }
    let insets = insets(view)
    let origin = view.scrolledGuide == nil ? CGPoint.zero : view.bounds.origin
    return [
      LayoutDemand(.x, item.x, .equal, origin.x + insets.left),
      LayoutDemand(.y, item.y, .equal, origin.y + insets.top),
      LayoutDemand(
        .width, [.init(item.width), .init(owner.width, times: -1)], .equal, -insets.left - insets.right),
      LayoutDemand(
        .height, [.init(item.height), .init(owner.height, times: -1)], .equal, -insets.top - insets.bottom),
    ]
  }
}

extension UIView {
  func makeSafeAreaGuide() -> InsetLayoutGuide {
    InsetLayoutGuide(of: self, identifier: "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  func makeMarginsGuide() -> InsetLayoutGuide {
    InsetLayoutGuide(of: self, identifier: "UIViewLayoutMarginsGuide") { $0.marginsForGuide }
  }

  func makeReadableGuide() -> InsetLayoutGuide {
    InsetLayoutGuide(of: self, identifier: "UIViewReadableContentGuide") { $0.readableInsetsForGuide }
  }

  /// Updates the system guides.
  ///
  /// Called when their insets have changed.
  func systemGuidesDidChange() {
    guard let record = layoutRecordIfAny else { return }
    record.safeAreaGuide?.placeDidChange()
    record.marginsGuide?.placeDidChange()
    record.readableGuide?.placeDidChange()
    record.keyboardGuide?.placeDidChange()
    record.topGuide?.placeDidChange()
    record.bottomGuide?.placeDidChange()
  }
}
