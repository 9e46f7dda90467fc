import UIKit

/// Keeps the window that UIKit makes with the storyboard's first controller.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
