import UIKit

/// The scene that the tests put their windows into.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
