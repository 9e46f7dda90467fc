import Testing
import UIKit

/// Layout guides, which are rectangles without views.
@MainActor
struct LayoutGuideTests {
  let container = UIView.container()

  @Test(.rule("R200"))
  func `A guide takes part in layout while a view owns it`() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    #expect(guide.owningView === container)
    #expect(container.layoutGuides == [guide])
    let view = container.adding(ContentView(10, 10))
    let constraints = [
      guide.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.topAnchor.constraint(equalTo: container.topAnchor), guide.heightAnchor.constraint(equalToConstant: 60),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    container.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 0, width: 100, height: 60))
    #expect(view.frame == CGRect(x: 65, y: 25, width: 10, height: 10))
    container.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(container.layoutGuides.isEmpty)
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test func `The safe area's guide follows the insets`() async throws {
    let stage = try await Stage.open()
    let controller = UIViewController()
    await stage.show(controller)
    let view = controller.view.adding(UIView())
    let area = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      view.topAnchor.constraint(equalTo: area.topAnchor), view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
    ])
    await stage.turn()
    #expect(view.frame == controller.view.bounds.inset(by: controller.view.safeAreaInsets))
    #expect(area.layoutFrame == view.frame)
    let before = view.frame
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 11, bottom: 12, right: 13)
    await stage.turn()
    #expect(
      view.frame == before.inset(by: UIEdgeInsets(top: 10, left: 11, bottom: 12, right: 13)))
  }

  @Test(.rule("R209"))
  func `Margins are eight points inside, and attributes within margins mean the guide`() {
    let view = container.adding(UIView())
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: container, attribute: .leadingMargin, multiplier: 1,
        constant: 0),
      view.rightAnchor.constraint(equalTo: container.layoutMarginsGuide.rightAnchor),
      view.topAnchor.constraint(equalTo: container.layoutMarginsGuide.topAnchor),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: container, attribute: .bottomMargin, multiplier: 1,
        constant: 0),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 284, height: 184))
  }
}
