import Simulator
@testable import Stateroom
import Testing
import UIKit

/// Curls: a page is pulled away by its lower right corner, and a fold moves over it to the opposite corner.
@MainActor
struct CurlTransitionTests {
  let simulator: Simulator
  let container = ContainerViewController()
  let old = UIViewController()
  let new = UIViewController()

  private static let upperLeft = CGPoint(x: 1, y: 1)
  private static let middle = CGPoint(x: 187, y: 333)
  private static let lowerRight = CGPoint(x: 374, y: 666)

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    container.viewControllers = [old]
    simulator.show(container)
  }

  private func begin(_ direction: ContainerTransition.CurlDirection) {
    var curl = ContainerTransition.curl(direction, duration: 1)
    curl.timing = .curve(.linear)
    container.setViewController(new, using: curl)
  }

  /// Returns whether a point of a page is on this side of the fold, as it is seen now.
  private func shows(_ point: CGPoint, of controller: UIViewController) -> Bool {
    guard let page = controller.view, let mask = page.mask else { return true }
    guard let shown = mask.layer.presentation() else { return false }
    let (x, y) = (point.x + page.bounds.minX - shown.position.x, point.y + page.bounds.minY - shown.position.y)
    let inner = CGPoint(x: x, y: y).applying(mask.transform.inverted())
    return abs(inner.x) <= shown.bounds.width / 2 && abs(inner.y) <= shown.bounds.height / 2
  }

  @Test func `The old page vanishes from its lower right corner, in front of the new one`() {
    begin(.up)
    simulator.advance(by: .milliseconds(50))
    #expect(container.view.subviews.prefix(2).map(\.self) == [new.view, old.view])
    #expect(!shows(Self.lowerRight, of: old))
    #expect(shows(Self.middle, of: old))
    simulator.advance(by: .milliseconds(500))
    #expect(!shows(Self.middle, of: old))
    #expect(shows(Self.upperLeft, of: old))
    simulator.advance(by: .milliseconds(445))
    #expect(!shows(Self.upperLeft, of: old))
    #expect(new.view.mask == nil)
  }

  @Test func `The new page appears from its upper left corner, in front of the old one`() {
    begin(.down)
    #expect(container.view.subviews.prefix(2).map(\.self) == [old.view, new.view])
    #expect(!shows(Self.upperLeft, of: new))
    simulator.advance(by: .milliseconds(450))
    #expect(shows(Self.upperLeft, of: new))
    #expect(!shows(Self.middle, of: new))
    simulator.advance(by: .milliseconds(500))
    #expect(shows(Self.middle, of: new))
    #expect(!shows(Self.lowerRight, of: new))
    simulator.advance(by: .milliseconds(50))
    #expect(new.view.mask == nil)
    #expect(container.view.subviews == [new.view])
  }

  @Test func `What has been pulled over the fold is seen from behind, mirrored by the fold`() throws {
    begin(.up)
    simulator.advance(by: .milliseconds(500))
    let curl = try #require(container.view.subviews.last as? PageCurl)
    let back = try #require(curl.subviews.last?.subviews.first)
    let fold = PageFold(size: old.view.bounds.size, fraction: 0.5)
    // The corner of the page is as far from the fold as it was, on the other side.
    let corner = back.convert(CGPoint(x: 375, y: 667), to: curl)
    let mirrored = fold.point(at: 2 * PageFold(size: old.view.bounds.size, fraction: 1).distance)
    #expect(abs(corner.x - mirrored.x) < 0.01)
    #expect(abs(corner.y - mirrored.y) < 0.01)
    let start = PageFold(size: old.view.bounds.size, fraction: 0).point(at: 0)
    #expect(start == CGPoint(x: 375, y: 667))
  }

  @Test func `A curl that is reversed leaves neither a mask nor a curl`() {
    container.transitionPolicy = .reverse
    begin(.up)
    simulator.advance(by: .milliseconds(600))
    container.setViewController(old, using: .curl(.up))
    simulator.advance(by: .milliseconds(300))
    #expect(shows(Self.middle, of: old))
    #expect(!shows(Self.lowerRight, of: old))
    simulator.advance(by: .seconds(1))
    #expect(container.children == [old])
    #expect(container.view.subviews == [old.view])
    #expect(old.view.mask == nil)
  }

  @Test func `The mask of the app returns`() {
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    new.view.mask = mask
    begin(.down)
    #expect(new.view.mask !== mask)
    simulator.advance(by: .seconds(1))
    #expect(new.view.mask === mask)
  }

  @Test func `A mask that the app sets meanwhile remains`() {
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    begin(.down)
    simulator.advance(by: .milliseconds(500))
    new.view.mask = mask
    simulator.advance(by: .milliseconds(500))
    #expect(new.view.mask === mask)
  }

  @Test func `A page that has been scrolled curls as it is seen`() {
    let table = UITableViewController()
    container.viewControllers = [table]
    table.tableView.contentSize.height = 5000
    table.tableView.contentOffset.y = 1200
    begin(.up)
    simulator.advance(by: .milliseconds(550))
    #expect(shows(Self.upperLeft, of: table))
    #expect(!shows(Self.middle, of: table))
  }

  @Test func `The device is rotated while a page curls`() throws {
    begin(.up)
    simulator.advance(by: .milliseconds(300))
    simulator.rotate(to: .landscapeLeft)
    let curl = try #require(container.view.subviews.last as? PageCurl)
    simulator.advance(by: .milliseconds(10))
    #expect(curl.bounds.size == old.view.bounds.size)
    #expect(curl.subviews.last?.subviews.first?.bounds.size == old.view.bounds.size)
  }

  @Test func `A motion can curl in part, with other displacements`() throws {
    let lift = ContainerTransition(
      entering: .none, leaving: Motion(opacity: 0, x: -1, curl: 0.5), order: .enteringBelow, timing: .curve(.linear),
      duration: 1)
    container.setViewController(new, using: lift)
    simulator.advance(by: .milliseconds(500))
    let curl = try #require(container.view.subviews.last as? PageCurl)
    #expect(curl.fraction == 0.5)
    let shown = try #require(curl.layer.presentation())
    #expect(abs(shown.frame.minX + 187.5) < 0.5)
    #expect(abs(shown.opacity - 0.5) < 0.01)
    #expect(!shows(Self.lowerRight, of: old))
  }
}
