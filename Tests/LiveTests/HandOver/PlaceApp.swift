import UIKit

/// An app with a stack, whose scene saves the title of its root and its depth.
enum PlaceApp {
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

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      let screen = ScreenViewController()
      screen.title = session.stateRestorationActivity?.userInfo?["title"] as? String ?? "new"
      window = UIWindow(windowScene: scene)
      let stack = UINavigationController(rootViewController: screen)
      for _ in 1..<(session.stateRestorationActivity?.userInfo?["depth"] as? Int ?? 1) {
        stack.pushViewController(UIViewController(), animated: false)
      }
      window?.rootViewController = stack
      window?.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      let activity = NSUserActivity(activityType: "test.place")
      let controllers = (window?.rootViewController as? UINavigationController)?.viewControllers ?? []
      activity.userInfo = ["title": controllers.first?.title ?? "", "depth": controllers.count]
      return activity
    }
  }

  final class ScreenViewController: UIViewController {
    /// The number of views before the others, which an edit of the source may change.
    static var extraViews = 0
    /// A Boolean value that indicates whether the content of the scroll view is there when the screen appears.
    static var isLoaded = true

    let scrollView = UIScrollView()
    let nameField = UITextField()
    let passwordField = UITextField()
    let notes = UITextView()
    private(set) var changes: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for index in 0..<Self.extraViews {
        view.addSubview(UIView(frame: CGRect(x: 0, y: 20 * index, width: 20, height: 20)))
      }
      scrollView.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
      scrollView.contentInsetAdjustmentBehavior = .never
      if Self.isLoaded { load() }
      nameField.frame = CGRect(x: 0, y: 310, width: 300, height: 40)
      nameField.addAction(
        UIAction { [weak self] _ in self?.changes.append(self?.nameField.text ?? "") }, for: .editingChanged)
      passwordField.frame = CGRect(x: 0, y: 360, width: 300, height: 40)
      passwordField.isSecureTextEntry = true
      notes.frame = CGRect(x: 0, y: 410, width: 300, height: 60)
      notes.text = "Written by the app"
      for subview in [scrollView, nameField, passwordField, notes] { view.addSubview(subview) }
    }

    func load() { scrollView.contentSize = CGSize(width: 300, height: 2000) }
  }
}
