package import DisplayScene

/// The capture of the view controllers of all windows for the inspector.
@MainActor
package enum LiveInspection {
  package static func capture(graphs: [SceneStateGraph]) -> SceneInspection {
    var controllers: [SceneInspection.Controller] = []
    for window in UIApplication.shared.visibleWindows {
      guard let root = window.rootViewController else { continue }
      add(root, "root", depth: 0, to: &controllers)
    }
    return SceneInspection(controllers: controllers, graphs: graphs)
  }

  private static func add(
    _ controller: UIViewController, _ role: String, depth: Int, to list: inout [SceneInspection.Controller]
  ) {
    list.append(
      SceneInspection.Controller(
        depth: depth, name: LifecycleObservation.name(of: controller), title: controller.title,
        appearance: controller.isViewLoaded ? controller.appearance.phase.name : nil, role: role,
        layer: controller.viewIfLoaded.map(SceneIdentity.id)))
    for child in controller.children { add(child, "child", depth: depth + 1, to: &list) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      add(presented, "presented", depth: depth + 1, to: &list)
    }
  }
}

extension AppearanceState.Phase {
  fileprivate var name: String {
    switch self {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }
}
