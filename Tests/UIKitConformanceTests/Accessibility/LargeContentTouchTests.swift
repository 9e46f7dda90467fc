// Touches can be scripted only on a simulated device.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// The large content viewer while the user presses.
  @MainActor
  struct LargeContentTouchTests {
    @MainActor
    private final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {
      var log: [String] = []

      func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
      ) { log.append("ended on \(item?.largeContentTitle ?? "nothing") at \(Int(point.x))") }
    }

    private let simulator: Simulator
    private let root = UIViewController()
    private let bar = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 60))
    private let delegate = Delegate()
    private let interaction: UILargeContentViewerInteraction

    init() async {
      simulator = await Simulator.boot(.iPhone15)
      interaction = UILargeContentViewerInteraction(delegate: delegate)
      for (index, title) in ["Left", "Middle"].enumerated() {
        let label = UILabel(frame: CGRect(x: CGFloat(index) * 100, y: 0, width: 100, height: 60))
        label.text = title
        label.showsLargeContentViewer = true
        bar.addSubview(label)
      }
      bar.addInteraction(interaction)
      root.view.addSubview(bar)
      simulator.show(root)
    }

    /// Returns the texts of the window in front of its root view.
    private var shown: [String] {
      func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
      }
      let window = root.view.window
      return (window?.subviews ?? []).filter { !root.view.isDescendant(of: $0) }.flatMap(texts)
    }

    @Test(.rule("R1459"))
    func `A press shows the item below the touch`() async throws {
      simulator.contentSizeCategory = .accessibilityLarge
      #expect(UILargeContentViewerInteraction.isEnabled)
      let finger = try simulator.touchDown(at: CGPoint(x: 50, y: 330))
      await simulator.advance(by: .seconds(1))
      #expect(shown == ["Left"])
      simulator.move(finger, to: CGPoint(x: 150, y: 330))
      #expect(shown == ["Middle"])
      simulator.move(finger, to: CGPoint(x: 250, y: 330))
      #expect(shown.isEmpty)
      simulator.move(finger, to: CGPoint(x: 150, y: 330))
      simulator.touchUp(finger, at: CGPoint(x: 150, y: 330))
      #expect(shown.isEmpty)
      #expect(delegate.log == ["ended on Middle at 150"])
    }

    @Test(.rule("R1459"))
    func `The viewer appears at the accessibility sizes only`() async throws {
      #expect(!UILargeContentViewerInteraction.isEnabled)
      let finger = try simulator.touchDown(at: CGPoint(x: 50, y: 330))
      await simulator.advance(by: .seconds(1))
      #expect(shown.isEmpty)
      simulator.touchUp(finger, at: CGPoint(x: 50, y: 330))
      #expect(delegate.log.isEmpty)
    }

    @Test(.rule("R1460"))
    func `The items of bars are shown, and activated where the press ends`() async throws {
      let tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two"].map { title in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
        return controller
      }
      simulator.show(tabs)
      simulator.contentSizeCategory = .accessibilityLarge
      await simulator.settle()
      let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
      let point = CGPoint(x: bar.minX + bar.width * 0.75, y: bar.minY + 20)
      let finger = try simulator.touchDown(at: point)
      await simulator.advance(by: .seconds(1))
      let front = try #require(tabs.view.window?.subviews.last)
      #expect(front.subviews.contains { ($0 as? UILabel)?.text == "Two" })
      #expect(tabs.selectedIndex == 0)
      simulator.touchUp(finger, at: point)
      await simulator.settle()
      #expect(tabs.selectedIndex == 1)
    }
  }
#endif
