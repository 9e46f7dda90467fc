import Simulator
import Stateroom
import Testing
import UIKit

/// A large title follows the scroll view of the content, also when an animated change replaces the content.
@MainActor
struct LargeTitleTests {
  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private enum Place: CaseIterable { case first, second }

  let simulator: Simulator

  init() async { simulator = await Simulator.boot() }

  @Test(arguments: [true, false])
  func `The bar has the height that the new content has scrolled it to`(animated: Bool) async throws {
    let lists: [Place: List] = [.first: List(), .second: List()]
    let container = StateViewController(initialState: Place.first) { lists[$0] ?? List() }
    container.title = "Places"
    let navigation = UINavigationController(rootViewController: container)
    navigation.navigationBar.prefersLargeTitles = true
    simulator.show(navigation)
    await simulator.settle()
    try await simulator.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), over: .seconds(0.5))
    await simulator.settle()
    #expect(navigation.navigationBar.frame.height == 44)
    let offset = try #require(lists[.first]).tableView.contentOffset
    container.transition(to: .second, animated: animated)
    await simulator.settle()
    #expect(navigation.navigationBar.frame.height == 96)
    container.transition(to: .first, animated: animated)
    await simulator.settle()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(lists[.first]?.tableView.contentOffset == offset)
  }

  @Test func `Bars observe the scroll view of the content, also in an inner container, unless the app sets another`()
    async
  {
    let lists: [Place: List] = [.first: List(), .second: List()]
    let inner = StateViewController(initialState: Place.first) { lists[$0] ?? List() }
    let outer = ContainerViewController(viewControllers: [inner])
    simulator.show(UINavigationController(rootViewController: outer))
    await simulator.settle()
    #expect(outer.contentScrollView(for: .top) === lists[.first]?.tableView)
    inner.transition(to: .second, animated: true)
    await simulator.settle()
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      #expect(outer.contentScrollView(for: edge) === lists[.second]?.tableView)
    }
    let own = UIScrollView()
    outer.setContentScrollView(own, for: .top)
    inner.transition(to: .first, animated: true)
    await simulator.settle()
    #expect(outer.contentScrollView(for: .top) === own)
    #expect(outer.contentScrollView(for: .bottom) === lists[.first]?.tableView)
    outer.setContentScrollView(nil, for: .top)
    #expect(outer.contentScrollView(for: .top) === lists[.first]?.tableView)
    outer.viewControllers = []
    #expect(outer.contentScrollView(for: .top) == nil)
  }
}
