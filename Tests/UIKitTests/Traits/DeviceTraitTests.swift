import Simulator
import Testing

@testable import UIKit

/// What devices are like, and how the user's changes reach views.
@MainActor @Suite struct DeviceTraitTests {
  @Test(arguments: [
    (Device.iPhoneSE, false, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
    (.iPhoneSE, true, .compact, .compact), (.iPhone15, false, .compact, .regular),
    (.iPhone15, true, .compact, .compact),
    (.iPhone15ProMax, false, .compact, .regular), (.iPhone15ProMax, true, .regular, .compact),
    (.iPadPro11, false, .regular, .regular), (.iPadPro11, true, .regular, .regular),
  ])
  func `Size classes are those of Apple's table`(
    device: Device, isLying: Bool, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) async {
    let simulator = await Simulator.boot(device)
    let root = UIViewController()
    simulator.show(root)
    if isLying {
      simulator.rotate(to: .landscapeRight)
      await simulator.settle()
    }
    #expect(root.view.traitCollection.horizontalSizeClass == horizontal)
    #expect(root.view.traitCollection.verticalSizeClass == vertical)
  }

  @Test(arguments: [(Device.iPhoneSE, 16), (.iPhone15, 16), (.iPhone15ProMax, 20), (.iPadPro11, 20)])
  func `The system's margins are wider where there is room`(device: Device, side: CGFloat) async {
    let simulator = await Simulator.boot(device)
    let root = UIViewController()
    simulator.show(root)
    #expect(
      root.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
    #expect(root.view.layoutMargins.left == side)
  }

  @Test func `Turning the whole device dark reaches every color`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    root.view.addSubview(view)
    simulator.commit()
    #expect(view.layer.backgroundColor == CGColor.white)
    simulator.userInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == CGColor.black)
    view.traitOverrides.userInterfaceStyle = .light
    simulator.commit()
    #expect(view.layer.backgroundColor == CGColor.white)
  }

  @Test func `A view that was made in the light is dark in a dark window`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    let view = UIView()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    simulator.userInterfaceStyle = .dark
    simulator.show(root)
    root.view.addSubview(view)
    simulator.commit()
    #expect(view.layer.backgroundColor == CGColor.black)
  }

  @Test func `An app's own trait can change colors`() async {
    struct Theme: UITraitDefinition {
      static let defaultValue = false
      static let affectsColorAppearance = true
    }
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(root)
    let view = UIView()
    view.backgroundColor = UIColor { $0[Theme.self] ? .red : .white }
    root.view.addSubview(view)
    root.traitOverrides[Theme.self] = true
    simulator.commit()
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func `Another text size is a trait, is posted and is the app's`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(root)
    var posted: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      let size = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated { posted.append(size?.rawValue ?? "") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    simulator.contentSizeCategory = .accessibilityLarge
    simulator.contentSizeCategory = .accessibilityLarge
    #expect(posted == [UIContentSizeCategory.accessibilityLarge.rawValue])
    #expect(root.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func `The readable part of a view is centered and no wider than text can be read`() async {
    let simulator = await Simulator.boot(.iPadPro11)
    let root = UIViewController()
    simulator.show(root)
    let area = root.view.bounds.inset(by: root.view.layoutMargins)
    let readable = root.view.readableContentFrame()
    #expect(readable.width == 672)
    #expect(readable.midX == area.midX)
    #expect((readable.minY, readable.maxY) == (area.minY, area.maxY))
    simulator.contentSizeCategory = .extraSmall
    #expect(root.view.readableContentFrame().width < 672)
    simulator.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(root.view.readableContentFrame() == area)
  }

  @Test func `A style that is changed from inside the callback ends`() async {
    final class View: UIView {
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
      }
    }
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(root)
    let view = View()
    root.view.addSubview(view)
    simulator.commit()
    simulator.userInterfaceStyle = .dark
    #expect(view.overrideUserInterfaceStyle != .unspecified)
  }

  @Test func `Margins that are not numbers are zero`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutMargins = UIEdgeInsets(top: .nan, left: .infinity, bottom: 5, right: -.infinity)
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: .nan, bottom: 2, trailing: 3)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 3))
    let outer = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
    outer.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    #expect(view.layoutMargins.left.isFinite)
  }

  @Test func `Views that override nothing share one collection`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(root)
    let views = (0..<100).map { _ in UIView() }
    for view in views { root.view.addSubview(view) }
    root.traitOverrides.horizontalSizeClass = .regular
    simulator.commit()
    #expect(views.allSatisfy { $0.traitCollection === root.traitCollection && $0.traitAdjustments == nil })
  }

  @Test func `Where there are no other current traits, the device's are`() async {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.userInterfaceStyle = .dark
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
    simulator.userInterfaceStyle = .light
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `While a view is laid out its traits are the current ones`() async {
    final class View: UIView {
      var style: UIUserInterfaceStyle?
      override func layoutSubviews() {
        super.layoutSubviews()
        style = UITraitCollection.current.userInterfaceStyle
      }
    }
    let simulator = await Simulator.boot(.iPhone15)
    let (root, view) = (UIViewController(), View())
    simulator.show(root)
    root.overrideUserInterfaceStyle = .dark
    root.view.addSubview(view)
    simulator.commit()
    #expect(view.style == .dark)
  }

  @Test func `The readable guide follows size and text size`() async {
    let simulator = await Simulator.boot(.iPadPro11)
    let root = UIViewController()
    simulator.show(root)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    let guide = root.view.readableContentGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    simulator.commit()
    #expect(view.frame == root.view.readableContentFrame())
    simulator.contentSizeCategory = .extraSmall
    #expect(view.frame == root.view.readableContentFrame())
    #expect(view.frame.width < 672)
    simulator.rotate(to: .landscapeRight)
    await simulator.settle()
    #expect(view.frame == root.view.readableContentFrame())
    #expect(view.frame.midX == root.view.bounds.midX)
  }

  @Test func `The margins' guide follows the margins`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    simulator.show(root)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    let guide = root.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    simulator.commit()
    #expect(view.frame == CGRect(x: 16, y: 59, width: 361, height: 759))
    root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 0, trailing: 0)
    simulator.commit()
    #expect(view.frame == CGRect(x: 30, y: 69, width: 347, height: 749))
  }
}
