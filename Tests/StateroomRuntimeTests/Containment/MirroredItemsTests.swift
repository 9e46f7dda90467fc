import Simulator
import Stateroom
import Testing
import UIKit

@MainActor
struct MirroredItemsTests {
  let simulator: Simulator
  let container = ContainerViewController()
  let navigation: UINavigationController
  let list = UIViewController()
  let detail = UIViewController()

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    container.title = "Own"
    container.navigationItem.prompt = "Own prompt"
    list.title = "List"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in })
    detail.title = "Detail"
    detail.navigationItem.prompt = "Look"
    container.viewControllers = [list]
    navigation = UINavigationController(rootViewController: container)
    simulator.show(navigation)
  }

  @Test func `Items are mirrored only on request`() {
    #expect(container.title == "Own")
    #expect(container.navigationItem.title == "Own")
    #expect(container.navigationItem.rightBarButtonItem == nil)
  }

  @Test func `The bar shows the child's title and buttons`() {
    let item = container.navigationItem
    container.mirroredItems = [.title, .navigationItem]
    #expect(container.title == "List")
    #expect(container.navigationItem === item)
    #expect(item.title == "List")
    #expect(item.prompt == nil)
    #expect(item.rightBarButtonItem === list.navigationItem.rightBarButtonItem)
    simulator.advance(by: .milliseconds(100))
    #expect(simulator.textSnapshot().contains("List"))
    #expect(simulator.textSnapshot().contains("Add"))
  }

  @Test func `The new child's items are shown from the beginning of the transition`() {
    container.mirroredItems = .all
    container.setViewController(detail, using: .slide(from: .right))
    #expect(container.title == "Detail")
    #expect(container.navigationItem.prompt == "Look")
    #expect(container.navigationItem.rightBarButtonItem == nil)
  }

  @Test func `The search, the appearances and the back button's title are mirrored, and their changes`() {
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    list.navigationItem.hidesSearchBarWhenScrolling = false
    container.mirroredItems = .navigationItem
    let item = container.navigationItem
    #expect(item.searchController === search && !item.hidesSearchBarWhenScrolling)
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .systemPink
    list.navigationItem.standardAppearance = appearance
    list.navigationItem.scrollEdgeAppearance = appearance
    list.navigationItem.backButtonDisplayMode = .minimal
    #expect(item.standardAppearance?.backgroundColor == .systemPink)
    #expect(item.scrollEdgeAppearance?.backgroundColor == .systemPink)
    #expect(item.backButtonDisplayMode == .minimal)
    container.setViewController(detail, using: .none)
    #expect(item.searchController == nil && item.standardAppearance == nil)
  }

  @Test func `A cancelled transition restores the items`() throws {
    container.mirroredItems = .all
    let interaction = try #require(container.beginInteractiveTransition(to: [detail]))
    #expect(container.title == "Detail")
    interaction.update(0.4)
    interaction.cancel()
    simulator.advance(by: .seconds(1))
    #expect(container.title == "List")
    #expect(container.navigationItem.rightBarButtonItem === list.navigationItem.rightBarButtonItem)
  }

  @Test func `Later changes are mirrored as well, and only those of the current child`() {
    container.mirroredItems = .all
    list.title = "Two items"
    list.navigationItem.rightBarButtonItem = nil
    list.navigationItem.leftBarButtonItems = [UIBarButtonItem(systemItem: .edit)]
    list.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
    list.tabBarItem.badgeValue = "2"
    detail.title = "Not yet"
    #expect(container.navigationItem.title == "Two items")
    #expect(container.navigationItem.rightBarButtonItem == nil)
    #expect(container.navigationItem.leftBarButtonItem === list.navigationItem.leftBarButtonItem)
    #expect(container.toolbarItems == list.toolbarItems)
    #expect(container.tabBarItem.badgeValue == "2")
    container.viewControllers = [detail]
    list.title = "Gone"
    #expect(container.title == "Not yet")
  }

  @Test func `A replaced tab bar item is followed too`() {
    container.mirroredItems = .tabBarItem
    let shown = container.tabBarItem
    list.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 0)
    #expect(container.tabBarItem === shown)
    #expect(container.tabBarItem.title == "Other")
    list.tabBarItem.badgeValue = "7"
    #expect(container.tabBarItem.badgeValue == "7")
  }

  @Test func `Without a child, or without mirroring, the container's own items return`() {
    container.mirroredItems = .all
    container.viewControllers = []
    #expect(container.title == "Own")
    #expect(container.navigationItem.prompt == "Own prompt")
    container.viewControllers = [detail]
    #expect(container.navigationItem.prompt == "Look")
    container.mirroredItems = .title
    #expect(container.title == "Detail")
    #expect(container.navigationItem.prompt == "Own prompt")
    container.mirroredItems = []
    #expect(container.title == "Own")
  }

  @Test func `A nested container forwards its items`() {
    let outer = ContainerViewController(viewControllers: [ContainerViewController(viewControllers: [detail])])
    let inner = outer.viewControllers.first as? ContainerViewController
    inner?.mirroredItems = .title
    outer.mirroredItems = .title
    #expect(outer.title == "Detail")
    detail.title = "Deep"
    #expect(outer.title == "Deep")
  }

  @Test func `Mirroring retains no controller`() {
    weak var child: UIViewController?
    weak var freed: ContainerViewController?
    do {
      let controller = UIViewController()
      let container = ContainerViewController(viewControllers: [controller])
      container.mirroredItems = .all
      freed = container
      child = controller
      container.viewControllers = [UIViewController()]
    }
    #expect(child == nil)
    #expect(freed == nil)
  }

  @Test func `The bars follow the scroll view of the content`() {
    let scrollView = UIScrollView()
    list.setContentScrollView(scrollView, for: .top)
    #expect(container.contentScrollView(for: .top) === scrollView)
    #expect(container.contentScrollView(for: .bottom) == nil)
    container.viewControllers = [detail]
    #expect(container.contentScrollView(for: .top) == nil)
    let own = UIScrollView()
    container.setContentScrollView(own)
    container.viewControllers = [list]
    #expect(container.contentScrollView(for: .top) === own)
  }
}
