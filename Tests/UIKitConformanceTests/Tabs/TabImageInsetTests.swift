import Testing
import UIKit

/// The insets of a tab bar item's image.
@MainActor
struct TabImageInsetTests {
  private func imageFrame(_ insets: UIEdgeInsets) async throws -> CGRect {
    let stage = try await Stage.open()
    let controller = UIViewController()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { $0.fill(.infinite) }
    controller.tabBarItem = UITabBarItem(title: nil, image: picture, tag: 0)
    controller.tabBarItem.imageInsets = insets
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    await stage.show(tabs)
    await stage.turn()
    let view = try #require(images(in: tabs.tabBar).first { $0.bounds.width > 10 })
    return view.convert(view.bounds, to: tabs.tabBar)
  }

  private func images(in view: UIView) -> [UIImageView] {
    (view as? UIImageView).flatMap { $0.image == nil ? nil : [$0] } ?? view.subviews.flatMap(images)
  }

  @Test(.rule("R1296"))
  func `They move the image`() async throws {
    let plain = try await imageFrame(.zero)
    let moved = try await imageFrame(UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0))
    #expect(moved == plain.offsetBy(dx: 0, dy: 6))
  }
}
