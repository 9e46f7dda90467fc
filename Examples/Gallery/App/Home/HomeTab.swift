import UIKit

/// The tabs of the home screen.
enum HomeTab: String, CaseIterable, Codable {
  case register
  case showcase
  case account

  @MainActor var item: UITabBarItem {
    switch self {
    case .register: UITabBarItem(title: "Register", image: UIImage(systemName: "list.bullet"), selectedImage: nil)
    case .showcase:
      UITabBarItem(title: "Showcase", image: UIImage(systemName: "square.stack.3d.up.fill"), selectedImage: nil)
    case .account:
      UITabBarItem(title: "Account", image: UIImage(systemName: "person.crop.circle.fill"), selectedImage: nil)
    }
  }
}
