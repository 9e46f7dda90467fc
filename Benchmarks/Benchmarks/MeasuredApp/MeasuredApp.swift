import UIKit

/// An app with 500 views that are moved by code in every frame or by animations; see `LiveDisplay`.
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

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = SwarmViewController()
    window?.makeKeyAndVisible()
  }
}

final class SwarmViewController: UIViewController {
  private var dots: [UIView] = []
  private var link: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for index in 0..<500 {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
      dot.layer.cornerRadius = 6
      dot.backgroundColor = index.isMultiple(of: 2) ? .systemIndigo : .systemOrange
      dot.center = center(of: index, at: 0)
      view.addSubview(dot)
      dots.append(dot)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if CommandLine.arguments.contains("--animations") {
      animate(to: 1)
    } else {
      link = CADisplayLink(_runtimeHandler: { [weak self] in self?.step($0) })
      link?.add(to: .main, forMode: .common)
    }
  }

  private func step(_ link: CADisplayLink) {
    for (index, dot) in dots.enumerated() { dot.center = center(of: index, at: link.timestamp) }
  }

  private func animate(to time: Double) {
    UIView.animate(withDuration: 1) { [self] in
      for (index, dot) in dots.enumerated() { dot.center = center(of: index, at: 10 * time) }
    } completion: { [weak self] _ in
      self?.animate(to: time + 1)
    }
  }

  private func center(of index: Int, at time: Double) -> CGPoint {
    let phase = Double(index) * 2.4
    return CGPoint(
      x: 196 + 180 * cos(time + phase) * sin(phase), y: 426 + 380 * sin(0.7 * time + phase) * cos(phase / 3))
  }
}
