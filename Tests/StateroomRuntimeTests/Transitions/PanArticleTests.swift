import Simulator
import Stateroom
import Testing
import UIKit

// The example of the article on interactive transitions: a screen with a table that is pulled down.

private enum Screen: Equatable { case library, player }

private final class MusicViewController: StateViewController<Screen>, UIGestureRecognizerDelegate {
  let library = UITableViewController()
  let player = UITableViewController()

  override func viewController(for screen: Screen) -> UIViewController { screen == .player ? player : library }

  override func preferredTransition(from old: Screen, to new: Screen) -> ContainerTransition {
    new == .player ? .cover(from: .bottom) : .reveal(to: .bottom)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pull = TransitionPanGestureRecognizer(towards: .bottom) { [weak self] in
      self?.beginInteractiveTransition(to: .library)
    }
    pull.delegate = self
    view.addGestureRecognizer(pull)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pull = recognizer as? TransitionPanGestureRecognizer, state == .player else { return false }
    let velocity = pull.velocity(in: view)
    let table: UITableView = player.tableView
    return velocity.y > abs(velocity.x) && table.contentOffset.y <= -table.adjustedContentInset.top
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    other === player.tableView.panGestureRecognizer
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

@MainActor
struct PanArticleTests {
  private let simulator: Simulator
  private let music = MusicViewController(initialState: .player)
  private let rows = Rows()

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    music.player.tableView.dataSource = rows
    simulator.show(music)
    await simulator.settle()
  }

  private var table: UITableView { music.player.tableView }

  private func drag(from start: CGPoint, to end: CGPoint, over milliseconds: Int = 600) async throws {
    try await simulator.drag(from: start, to: end, over: .milliseconds(milliseconds))
    await simulator.settle()
  }

  @Test func `At the top of the table, a pull shows the screen below`() async throws {
    try await drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 700))
    #expect(music.state == .library)
    #expect(music.children == [music.library])
  }

  @Test func `A short pull moves neither the screen nor the table`() async throws {
    try await drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 260), over: 1500)
    #expect(music.state == .player)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  @Test func `The table scrolls up, and down again`() async throws {
    try await drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 300))
    let offset = table.contentOffset.y
    #expect(offset > 300)
    try await drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 400))
    #expect(table.contentOffset.y < offset)
    #expect(music.state == .player)
  }
}
