import Testing
import UIKit

/// The containment callbacks when a child is added and removed, without windows.
@MainActor
struct ContainmentTests {
  let log = CallbackLog()
  let parent: RecordingViewController
  let child: RecordingViewController

  init() {
    parent = RecordingViewController("P", log)
    child = RecordingViewController("c", log)
  }

  // MARK: - Adding

  @Test(.rule("R011", "R013", "T35"))
  func `Adding sends willMove and leaves didMove to the container`() {
    parent.addChild(child)
    #expect(log.take() == ["c.willMove(P)"])
  }

  @Test(.rule("R011"))
  func `willMove is sent before the child is added`() {
    var childrenInWillMove: [UIViewController]?
    var parentInWillMove: UIViewController?
    child.on(.willMove) { [parent, child] in
      childrenInWillMove = parent.children
      parentInWillMove = child.parent
    }
    parent.addChild(child)
    #expect(childrenInWillMove == [])
    #expect(parentInWillMove == nil)
  }

  @Test(.rule("R012"))
  func `The added child is the last, and has its parent`() {
    parent.addChild(UIViewController())
    parent.addChild(child)
    #expect(parent.children.last === child)
    #expect(child.parent === parent)
  }

  @Test(.rule("R034"))
  func `Children keep the order in which they were added`() {
    let children = (0..<4).map { _ in UIViewController() }
    children.forEach(parent.addChild)
    #expect(parent.children == children)
    children[1].removeFromParent()
    #expect(parent.children == [children[0], children[2], children[3]])
    parent.addChild(children[1])
    #expect(parent.children == [children[0], children[2], children[3], children[1]])
  }

  @Test(.rule("R015"))
  func `Adding loads no view and moves none`() {
    parent.loadViewIfNeeded()
    _ = log.take()
    parent.addChild(child)
    #expect(!child.isViewLoaded)
    #expect(parent.view.subviews.isEmpty)
  }

  // MARK: - Removing

  @Test(.rule("R016", "R017", "T35"))
  func `Removing sends didMove and leaves willMove to the container`() {
    parent.addChild(child)
    _ = log.take()
    child.removeFromParent()
    #expect(log.take() == ["c.didMove(nil)"])
  }

  @Test(.rule("R016"))
  func `didMove is sent after the child was removed`() {
    parent.addChild(child)
    var childrenInDidMove: [UIViewController]?
    var hadParent = true
    child.on(.didMove) { [parent, child] in
      childrenInDidMove = parent.children
      hadParent = child.parent != nil
    }
    child.removeFromParent()
    #expect(childrenInDidMove == [])
    #expect(!hadParent)
  }

  @Test(.rule("R018"))
  func `Removing the child leaves its view where it is`() {
    parent.embed(child)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.view.superview === parent.view)
  }

  @Test(.rule("R019", "R021"))
  func `The whole recipe of adding`() {
    parent.loadViewIfNeeded()
    _ = log.take()
    parent.embed(child)
    #expect(log.take() == ["c.willMove(P)", "c.loadView()", "c.viewDidLoad()", "c.didMove(P)"])
  }

  @Test(.rule("R020"))
  func `The whole recipe of removing`() {
    parent.embed(child)
    _ = log.take()
    child.unembed()
    #expect(log.take() == ["c.willMove(nil)", "c.didMove(nil)"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    #expect(parent.view.subviews.isEmpty)
  }

  @Test(.rule("R016"))
  func `Removing a controller without parent sends no callbacks`() {
    child.removeFromParent()
    #expect(log.take() == [])
  }

  // MARK: - Another Parent

  /// The removal is documented. There is only one recording of whether the child receives willMove(nil).
  @Test(.rule("R014", "T31"))
  func `Adding removes the child from its previous parent`() {
    let second = RecordingViewController("Q", log)
    parent.addChild(child)
    _ = log.take()
    second.addChild(child)
    #expect(parent.children.isEmpty)
    #expect(second.children == [child])
    #expect(child.parent === second)
    let trace = log.take().filter { $0 != "c.willMove(nil)" }
    #expect(trace == ["c.didMove(nil)", "c.willMove(Q)"])
  }

  @Test(.rule("R014"))
  func `A child may return to its parent`() {
    parent.addChild(child)
    child.removeFromParent()
    _ = log.take()
    parent.addChild(child)
    #expect(log.take() == ["c.willMove(P)"])
    #expect(parent.children == [child])
  }

  // MARK: - Swapping Without a Window

  @Test(.rule("T37"))
  func `A swap of loaded views without window sends no appearance callbacks`() {
    let next = RecordingViewController("2", log)
    parent.embed(child)
    _ = log.take()
    parent.addChild(next)
    child.willMove(toParent: nil)
    next.view.frame = child.view.frame
    parent.view.insertSubview(next.view, aboveSubview: child.view)
    child.view.removeFromSuperview()
    next.didMove(toParent: parent)
    child.removeFromParent()
    #expect(
      log.take() == [
        "2.willMove(P)", "c.willMove(nil)", "2.loadView()", "2.viewDidLoad()", "2.didMove(P)",
        "c.didMove(nil)",
      ])
  }

  @Test(.rule("T27"))
  func `Moving in before the view was added, and out before it was removed, works as well`() {
    parent.addChild(child)
    child.didMove(toParent: parent)
    parent.view.addSubview(child.view)
    #expect(child.view.superview === parent.view)
    child.willMove(toParent: nil)
    child.removeFromParent()
    child.view.removeFromSuperview()
    #expect(child.view.superview == nil)
    #expect(parent.children.isEmpty)
  }

  @Test(.rule("R025"))
  func `A controller without parent may add its view anywhere`() {
    let owner = UIViewController()
    owner.view.addSubview(child.view)
    #expect(child.view.superview === owner.view)
  }

  @Test(.rule("R024"))
  func `A child's view may lie any number of plain views below its parent's`() {
    let wrapper = UIView()
    let inner = UIView()
    parent.view.addSubview(wrapper)
    wrapper.addSubview(inner)
    parent.addChild(child)
    inner.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.view.isDescendant(of: parent.view))
  }

  // MARK: - What Passes Between Parent and Child

  @Test(.rule("R218"))
  func `A child's preferred size is reported to its parent`() {
    final class Listener: UIViewController {
      var received: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer child: any UIContentContainer) {
        received.append(child.preferredContentSize)
      }
    }
    let listener = Listener()
    listener.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 30, height: 20)
    #expect(listener.received == [CGSize(width: 10, height: 20), CGSize(width: 30, height: 20)])
  }

  @Test(.rule("R217"))
  func `A child gets its parent's size by default`() {
    parent.addChild(child)
    let size = CGSize(width: 320, height: 480)
    #expect(parent.size(forChildContentContainer: child, withParentContainerSize: size) == size)
  }
}
