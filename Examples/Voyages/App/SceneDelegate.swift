import UIKit

/// The scene delegate, which retains the window that UIKit creates with the storyboard's initial view controller.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
