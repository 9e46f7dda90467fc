import Simulator
import Stateroom
import Testing
import UIKit

/// Stacks of states whose bars have classes of the app.
@MainActor
struct CustomBarTests {
  private final class Bar: UINavigationBar {}
  private final class Tools: UIToolbar {}

  private final class Books: StateNavigationController<Int> {
    override func viewController(for book: Int) -> UIViewController {
      let controller = UIViewController()
      controller.title = "Book \(book)"
      return controller
    }
  }

  @Test func `A subclass has bars of the given classes, and an empty stack until states are set`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let books = Books(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(books.navigationBar is Bar)
    #expect(books.toolbar is Tools)
    #expect(books.states.isEmpty)
    books.states = [1, 2]
    simulator.show(books)
    await simulator.advance(by: .seconds(1))
    #expect(books.viewControllers.map(\.title) == ["Book 1", "Book 2"])
    #expect(books.navigationBar.topItem?.title == "Book 2")
  }

  @Test func `A stack with a closure has bars of the given classes`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let books = StateNavigationController(states: [1], navigationBarClass: Bar.self, toolbarClass: nil) { _ in
      UIViewController()
    }
    simulator.show(books)
    #expect(books.navigationBar is Bar)
    #expect(!(books.toolbar is Tools))
    #expect(books.states == [1])
    books.push(2, animated: false)
    await simulator.advance(by: .seconds(1))
    #expect(books.viewControllers.count == 2)
  }
}
