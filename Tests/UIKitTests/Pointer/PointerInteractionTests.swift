import Simulator
import Testing
import UIKit

/// What pointer interactions ask of their delegates, and report to them.
@MainActor
struct PointerInteractionTests {
  @MainActor
  private final class World: NSObject, UIPointerInteractionDelegate {
    let simulator: Simulator
    let root = UIViewController()
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)
    var log: [String] = []
    var region: (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }
    var style: (UIPointerRegion) -> UIPointerStyle? = { _ in nil }
    var animation: ((any UIPointerInteractionAnimating) -> Void)?

    init(_ device: Device = .iPadPro11) async {
      simulator = await Simulator.boot(device)
      super.init()
      simulator.show(root)
      root.view.addSubview(card)
      card.addInteraction(interaction)
      simulator.commit()
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func move(_ x: CGFloat, _ y: CGFloat) { simulator.movePointer(to: CGPoint(x: x, y: y)) }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      log.append("region \(Int(request.location.x)) \(Int(request.location.y))")
      return region(request, defaultRegion)
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      log.append("style \(Int(region.rect.width))")
      return style(region)
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log.append("enter \(Int(region.rect.width))")
      animation?(animator)
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { log.append("exit \(Int(region.rect.width))") }
  }

  @Test func `The pointer enters a view, moves in it, and leaves it`() async {
    let world = await World()
    world.move(50, 50)
    #expect(world.take() == [])
    world.move(110, 120)
    #expect(world.take() == ["region 10 20", "style 200", "enter 200"])
    world.move(120, 130)
    #expect(world.take() == ["region 20 30"])
    world.move(50, 50)
    #expect(world.take() == ["exit 200"])
    world.move(110, 120)
    world.simulator.removePointer()
    #expect(world.take() == ["region 10 20", "style 200", "enter 200", "exit 200"])
  }

  @Test func `A view can consist of several regions`() async {
    let world = await World()
    world.region = { request, region in
      let isLeft = request.location.x < 50
      let (part, rest) = region.rect.divided(atDistance: 50, from: .minXEdge)
      return UIPointerRegion(rect: isLeft ? part : rest, identifier: isLeft ? "left" : "right")
    }
    world.move(110, 120)
    #expect(world.take() == ["region 10 20", "style 50", "enter 50"])
    world.move(170, 120)
    #expect(world.take() == ["region 70 20", "exit 50", "style 150", "enter 150"])
  }

  @Test func `Without a region of a view, the view that contains it is asked`() async {
    let world = await World()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    world.card.addSubview(inner)
    let other = UIPointerInteraction(delegate: world)
    inner.addInteraction(other)
    world.region = { request, region in region.rect.width == 50 ? nil : region }
    world.simulator.commit()
    world.move(110, 120)
    #expect(world.take() == ["region 10 20", "region 10 20", "style 200", "enter 200"])
    #expect(other.view === inner)
  }

  @Test func `On iPhone, nothing happens`() async {
    let phone = await World(.iPhone15)
    phone.move(110, 120)
    #expect(phone.take() == [])
  }

  @Test func `While an interaction is disabled, nothing happens`() async {
    let pad = await World()
    pad.interaction.isEnabled = false
    pad.move(110, 120)
    #expect(pad.take() == [])
    pad.interaction.isEnabled = true
    pad.move(111, 120)
    #expect(pad.take().contains("enter 200"))
    pad.interaction.isEnabled = false
    #expect(pad.take() == ["exit 200"])
  }

  @Test func `Removing an interaction leaves its region`() async {
    let world = await World()
    world.move(110, 120)
    _ = world.take()
    world.card.removeInteraction(world.interaction)
    #expect(world.take() == ["exit 200"])
    #expect(world.interaction.view == nil)
  }

  @Test func `An invalidated interaction asks for the region and the style again`() async {
    let world = await World()
    world.move(110, 120)
    _ = world.take()
    world.interaction.invalidate()
    #expect(world.take() == ["region 10 20", "style 200"])
    world.region = { _, _ in UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 30, height: 30)) }
    world.interaction.invalidate()
    #expect(world.take() == ["region 10 20", "exit 200", "style 30", "enter 30"])
  }

  @Test func `Delegates animate alongside`() async {
    let world = await World()
    world.animation = { [weak world] animator in
      animator.addAnimations { world?.card.alpha = 0.5 }
      animator.addCompletion { world?.log.append("completed \($0)") }
    }
    world.move(110, 120)
    #expect(world.card.alpha == 0.5)
    #expect(!world.take().contains("completed true"))
    await world.simulator.settle()
    #expect(world.take() == ["completed true"])
  }

  @Test func `A button asks its provider for a style, and knows that the pointer is over it`() async {
    let world = await World()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 400, y: 100, width: 80, height: 40)
    button.setTitle("Edit", for: .normal)
    world.root.view.addSubview(button)
    var proposals: [CGRect] = []
    button.pointerStyleProvider = { button, effect, shape in
      if case .roundedRect(let rect, _) = shape { proposals.append(rect) }
      #expect(effect.preview.view === button)
      return UIPointerStyle(effect: effect, shape: shape)
    }
    #expect(!button.isPointerInteractionEnabled)
    world.simulator.commit()
    world.move(410, 110)
    #expect(proposals.isEmpty)
    button.isPointerInteractionEnabled = true
    world.move(411, 110)
    #expect(proposals == [button.frame])
    #expect(button.isHovered)
    button.isPointerInteractionEnabled = false
    #expect(!button.isHovered)
    #expect(!button.interactions.contains { $0 is UIPointerInteraction })
  }
}
