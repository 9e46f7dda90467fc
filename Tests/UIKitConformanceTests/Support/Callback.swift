/// The callbacks of view controllers and views.
enum Callback: String {
  case loadView, viewDidLoad
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews, layoutSubviews
  case willMove, didMove
  case safeAreaInsetsDidChange, traitCollectionDidChange, viewWillTransition, willTransition
  case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
  case didAddSubview, willRemoveSubview
  case `deinit`
}

extension Set<Callback> {
  static let loading: Self = [.loadView, .viewDidLoad]
  static let containment: Self = [.willMove, .didMove]
  /// `viewIsAppearing` is not included, because no public recording shows its position among the callbacks of other
  /// view controllers.
  static let appearance: Self = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
  static let layout: Self = [.viewWillLayoutSubviews, .viewDidLayoutSubviews]
  static let lifeCycle = loading.union(containment).union(appearance)
  static let hierarchy: Self = [
    .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow, .didAddSubview,
    .willRemoveSubview,
  ]
}
