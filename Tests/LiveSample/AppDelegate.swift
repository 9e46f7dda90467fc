import UIKit

/// An app for the tests of edits: its arguments determine its version.
///
/// `--title` is the text that an edit changes. With `--fails-to-restore`, the app ends if it launches with a state.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

/// The arguments of the app.
enum Version {
  static let title = CommandLine.arguments.drop { $0 != "--title" }.dropFirst().first ?? "Sample"
  static let failsToRestore = CommandLine.arguments.contains("--fails-to-restore")
}
