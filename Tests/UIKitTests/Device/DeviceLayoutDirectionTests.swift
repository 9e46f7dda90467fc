import Simulator
import Testing
import UIKit

@MainActor
struct DeviceLayoutDirectionTests {
  @Test func `The layout direction of the device is that of the app, its traits, and its views`() async {
    let simulator = await Simulator.boot(.iPhone15)
    defer { withExtendedLifetime(simulator) {} }
    #expect(simulator.layoutDirection == .leftToRight)
    simulator.layoutDirection = .rightToLeft
    let controller = UIViewController()
    simulator.show(controller)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    #expect(controller.traitCollection.layoutDirection == .rightToLeft)
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
  }

  @Test func `Views that are on the screen are laid out in the new direction`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
      badge.topAnchor.constraint(equalTo: controller.view.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 50), badge.heightAnchor.constraint(equalToConstant: 50),
    ])
    simulator.show(controller)
    #expect(badge.frame.minX == 20)
    simulator.layoutDirection = .rightToLeft
    #expect(badge.frame.maxX == controller.view.bounds.width - 20)
    simulator.layoutDirection = .leftToRight
    #expect(badge.frame.minX == 20)
  }

  @Test func `A new device is laid out from left to right`() async {
    do {
      let simulator = await Simulator.boot(.iPhone15)
      defer { withExtendedLifetime(simulator) {} }
      simulator.layoutDirection = .rightToLeft
      #expect(UIScreen.main.traitCollection.layoutDirection == .rightToLeft)
    }
    let simulator = await Simulator.boot(.iPhone15)
    defer { withExtendedLifetime(simulator) {} }
    #expect(simulator.layoutDirection == .leftToRight)
    #expect(UIScreen.main.traitCollection.layoutDirection == .leftToRight)
  }
}
