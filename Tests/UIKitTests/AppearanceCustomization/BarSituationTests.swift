import Simulator
import Testing

@testable import UIKit

/// The appearance of bars for the position of their content.
@MainActor
struct BarSituationTests {
  private let controller = UITableViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: controller)
    controller.tableView.rowHeight = 100
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }
  private let rows = Rows()

  private func boot() async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    controller.title = "Title"
    controller.tableView.dataSource = rows
    simulator.show(navigation)
    return simulator
  }

  private func appearance(_ color: UIColor, title: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    appearance.titleTextAttributes = [.foregroundColor: title]
    return appearance
  }

  private var titleColor: UIColor? {
    func labels(_ view: UIView) -> [UILabel] { view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) } }
    let label = labels(navigation.navigationBar).first { $0.text == "Title" }
    return label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      ?? label?.textColor
  }

  @Test func `The scroll edge appearance is shown while content is at the edge of the bar`() async {
    let simulator = await boot()
    let bar = navigation.navigationBar
    bar.standardAppearance = appearance(.red, title: .white)
    bar.scrollEdgeAppearance = appearance(.green, title: .black)
    simulator.commit()
    #expect(bar.shownAppearance.backgroundColor == .green)
    #expect(titleColor == .black)
    controller.tableView.contentOffset.y += 200
    simulator.commit()
    #expect(bar.shownAppearance.backgroundColor == .red)
    #expect(titleColor == .white)
    controller.tableView.contentOffset.y -= 200
    simulator.commit()
    #expect(bar.shownAppearance.backgroundColor == .green)
    #expect(titleColor == .black)
  }

  @Test func `Without a scroll edge appearance, the bar keeps its titles and has no background at the edge`() async {
    let simulator = await boot()
    let bar = navigation.navigationBar
    bar.standardAppearance = appearance(.red, title: .white)
    simulator.commit()
    #expect(bar.shownAppearance.backgroundColor == nil && bar.shownAppearance.shadowColor == nil)
    #expect(titleColor == .white)
  }

  @Test func `The appearances of the top item override those of the bar`() async {
    let simulator = await boot()
    let bar = navigation.navigationBar
    bar.standardAppearance = appearance(.red, title: .white)
    bar.scrollEdgeAppearance = appearance(.red, title: .white)
    controller.navigationItem.scrollEdgeAppearance = appearance(.green, title: .blue)
    simulator.commit()
    #expect(bar.shownAppearance.backgroundColor == .green)
    #expect(titleColor == .blue)
    navigation.pushViewController(UIViewController(), animated: false)
    simulator.commit()
    #expect(bar.shownAppearance.backgroundColor == .red)
  }

  @Test func `A change of the bar's own appearance is shown`() async {
    let simulator = await boot()
    let bar = navigation.navigationBar
    bar.standardAppearance.backgroundColor = .orange
    controller.tableView.contentOffset.y += 200
    simulator.commit()
    #expect(bar.shownAppearance.backgroundColor == .orange)
    bar.standardAppearance.titleTextAttributes[.foregroundColor] = UIColor.purple
    simulator.commit()
    #expect(titleColor == .purple)
  }

  @Test func `The properties without an appearance object are shown until one is set`() async {
    let simulator = await boot()
    let bar = navigation.navigationBar
    bar.barTintColor = .blue
    bar.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    controller.tableView.contentOffset.y += 200
    simulator.commit()
    #expect(bar.shownAppearance.backgroundColor == .blue)
    #expect(titleColor == .yellow)
    bar.standardAppearance = appearance(.red, title: .white)
    simulator.commit()
    #expect(bar.shownAppearance.backgroundColor == .red)
    #expect(titleColor == .white)
  }

  @Test func `Empty images make a bar transparent`() async {
    let simulator = await boot()
    let bar = navigation.navigationBar
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    controller.tableView.contentOffset.y += 200
    simulator.commit()
    let scene = BarMaterial.scene(
      in: CGRect(x: 0, y: 0, width: 100, height: 44), bar.shownAppearance, isTranslucent: true, shadowAt: .bottom,
      traits: bar.traitCollection)
    #expect(scene.isEmpty)
  }

  @Test func `A value of a proxy that has no effect is reported once`() async {
    final class Card: UIView {}
    let simulator = await Simulator.boot(.iPhone15)
    var reports: [String] = []
    RuntimeDiagnostics.observer = { if $0 == .appearance { reports.append($1) } }
    defer { RuntimeDiagnostics.observer = nil }
    Card.appearance().alpha = 0.5
    Card.appearance().layer.cornerRadius = 8
    let root = UIViewController()
    simulator.show(root)
    for _ in 0..<2 { root.view.addSubview(Card()) }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Card.appearance(): alpha, layer.cornerRadius cannot be customized") == true)
    #expect(root.view.subviews.allSatisfy { $0.alpha == 1 })
  }

  @Test func `Proxies end with the app`() async {
    final class Card: UIView {}
    // The second device starts when the first one was deallocated.
    do {
      let first = await Simulator.boot(.iPhone15)
      Card.appearance().backgroundColor = .red
      withExtendedLifetime(first) {}
    }
    let second = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    second.show(root)
    let card = Card()
    root.view.addSubview(card)
    #expect(card.backgroundColor == nil)
  }

  @Test func `Tab bar items are shown with the appearance of the bar`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let tabs = UITabBarController()
    let controllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
    tabs.viewControllers = controllers
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
    appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .purple
    tabs.tabBar.standardAppearance = appearance
    controllers[1].tabBarItem.badgeValue = "3"
    simulator.show(tabs)
    let layout = tabs.tabBar.itemAppearance(in: tabs.tabBar.shownAppearance)
    let selected = controllers[0].tabBarItem.shownValues(in: layout, isSelected: true)
    let other = controllers[1].tabBarItem.shownValues(in: layout, isSelected: false)
    #expect(selected.titleTextAttributes[.foregroundColor] as? UIColor == .green && selected.iconColor == nil)
    #expect(other.iconColor == .red && other.badgeBackgroundColor == .purple)
    let images = tabs.tabBar.buttons.flatMap(\.subviews).compactMap { $0 as? UIImageView }
    #expect(images.map(\.tintColor) == [tabs.tabBar.tintColor, .red])
  }
}
