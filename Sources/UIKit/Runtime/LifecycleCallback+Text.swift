extension LifecycleCallback {
  /// The callback in Swift syntax.
  package var text: String {
    switch self {
    case .initialized: "init"
    case .loadView: "loadView"
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear(let animated): "viewWillAppear(\(animated))"
    case .viewIsAppearing(let animated): "viewIsAppearing(\(animated))"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .viewDidAppear(let animated): "viewDidAppear(\(animated))"
    case .viewWillDisappear(let animated): "viewWillDisappear(\(animated))"
    case .viewDidDisappear(let animated): "viewDidDisappear(\(animated))"
    case .willMove(let parent): "willMove(toParent: \(parent ?? "nil"))"
    case .didMove(let parent): "didMove(toParent: \(parent ?? "nil"))"
    case .deinitialized: "deinit"
    }
  }
}
