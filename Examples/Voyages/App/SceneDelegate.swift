import UIKit

/// The scene delegate, which keeps the window that UIKit creates with the storyboard's initial controller.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
