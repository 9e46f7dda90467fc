import Testing
import UIKit

/// The top and bottom layout guides, which preceded the safe area.
@MainActor
struct EdgeGuideTests {
  @Test(.rule("R269"))
  func `The guides have the lengths of the safe area`() async throws {
    let stage = try await Stage.open()
    let content = UIViewController()
    await stage.show(UINavigationController(rootViewController: content))
    #expect(content.topLayoutGuide.length == content.view.safeAreaInsets.top)
    #expect(content.bottomLayoutGuide.length == content.view.safeAreaInsets.bottom)
    #expect(content.topLayoutGuide.length > 0)
  }

  @Test(.rule("R269"))
  func `Views between the guides fill the safe area, and follow it`() async throws {
    let stage = try await Stage.open()
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let view = content.view.adding(UIView())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topLayoutGuide.bottomAnchor),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: content.bottomLayoutGuide, attribute: .top,
        multiplier: 1, constant: 0),
      view.leftAnchor.constraint(equalTo: content.view.leftAnchor),
      view.rightAnchor.constraint(equalTo: content.view.rightAnchor),
    ])
    await stage.show(navigation)
    #expect(view.frame == content.view.bounds.inset(by: content.view.safeAreaInsets))
    navigation.setNavigationBarHidden(true, animated: false)
    await stage.turn()
    #expect(view.frame == content.view.bounds.inset(by: content.view.safeAreaInsets))
  }

  @Test(.rule("R268"))
  func `A rotation updates the constraints of the controllers`() async throws {
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let stage = try await Stage.open()
    let (parent, child) = (Controller(), Controller())
    parent.embed(child)
    await stage.show(parent)
    let before = (parent.updates, child.updates)
    await stage.rotate(to: .landscapeRight)
    await stage.settle()
    #expect(parent.updates > before.0)
    #expect(child.updates > before.1)
  }
}
