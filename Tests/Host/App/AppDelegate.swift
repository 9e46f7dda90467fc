import UIKit

/// The app that the tests run in; it shows nothing of its own.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// The scene that the tests put their windows into.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
