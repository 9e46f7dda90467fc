import DisplayScene
import Foundation
import Simulator
import Testing

@testable import UIKit

/// What pointer styles look like.
@MainActor
struct PointerEffectTests {
  @MainActor
  private final class World: NSObject, UIPointerInteractionDelegate {
    let simulator: Simulator
    let root = UIViewController()
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
    var style: (UITargetedPreview) -> UIPointerStyle?

    init(_ style: @escaping (UITargetedPreview) -> UIPointerStyle?) async {
      self.style = style
      simulator = await Simulator.boot(.iPadPro11)
      super.init()
      root.view.backgroundColor = .systemBackground
      simulator.show(root)
      card.backgroundColor = .systemTeal
      root.view.addSubview(card)
      card.addInteraction(UIPointerInteraction(delegate: self))
      simulator.commit()
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      style(UITargetedPreview(view: card))
    }

    func hover(_ x: CGFloat = 150, _ y: CGFloat = 120) async {
      simulator.movePointer(to: CGPoint(x: x, y: y))
      await simulator.settle()
    }

    func leave() async {
      simulator.removePointer()
      await simulator.settle()
    }

    var frame: SceneFrame { simulator.frame() }
    var shownScale: Double? { card.layer.presentation()?.value(forKeyPath: "transform.scale") as? Double }
    var shownShadow: Float? { card.layer.presentation()?.shadowOpacity }
  }

  @Test func `A lift enlarges the view, whose own transform and shadow do not change`() async {
    let world = await World { UIPointerStyle(effect: .lift($0)) }
    let before = world.simulator.svgSnapshot()
    await world.hover()
    #expect(world.shownScale ?? 1 > 1.02)
    #expect(world.shownShadow ?? 0 > 0.1)
    #expect(world.card.transform.isIdentity)
    #expect(world.card.layer.shadowOpacity == 0)
    #expect(world.frame.hidesPointer == true)
    #expect(world.simulator.svgSnapshot().contains("feDropShadow"))
    await world.leave()
    #expect(world.frame.hidesPointer == nil)
    #expect(world.simulator.svgSnapshot() == before)
  }

  @Test func `A highlight has a platter behind the view, which is no subview`() async {
    let world = await World { UIPointerStyle(effect: .highlight($0)) }
    let (before, subviews) = (world.simulator.svgSnapshot(), world.root.view.subviews)
    await world.hover()
    let layers = world.root.view.layer.sublayers ?? []
    let index = layers.firstIndex { $0 === world.card.layer } ?? 0
    #expect(index > 0)
    #expect((layers[index - 1] as? CAShapeLayer)?.frame == world.card.frame)
    #expect(world.root.view.subviews == subviews)
    #expect(world.frame.hidesPointer == true)
    await world.leave()
    #expect(world.simulator.svgSnapshot() == before)
  }

  @Test(arguments: [UIPointerEffect.TintMode.none, .overlay, .underlay])
  func `A hover effect tints, scales and casts a shadow as wanted, and keeps the pointer`(
    mode: UIPointerEffect.TintMode
  ) async {
    let world = await World {
      UIPointerStyle(
        effect: .hover($0, preferredTintMode: mode, prefersShadow: mode == .none, prefersScaledContent: mode != .none))
    }
    await world.hover()
    let inside = world.card.layer.sublayers?.count ?? 0
    #expect(inside == (mode == .overlay ? 1 : 0))
    #expect((world.root.view.layer.sublayers?.contains { $0 is CAShapeLayer } ?? false) == (mode == .underlay))
    #expect((world.shownScale ?? 1 > 1.02) == (mode != .none))
    #expect((world.shownShadow ?? 0 > 0.1) == (mode == .none))
    #expect(world.frame.hidesPointer == nil)
    await world.leave()
    #expect(world.card.layer.sublayers?.isEmpty ?? true)
  }

  @Test func `An automatic effect is a lift, a highlight or a hover`() async {
    let world = await World { _ in nil }
    let preview = UITargetedPreview(view: world.card)
    #expect(UIPointerEffect.automatic(preview).concrete == .lift(preview))
    world.card.backgroundColor = nil
    #expect(UIPointerEffect.automatic(preview).concrete == .highlight(preview))
    world.card.frame.size.width = 500
    #expect(UIPointerEffect.automatic(preview).concrete == .hover(preview))
  }

  @Test func `A shape replaces the pointer, and remains in the center along constrained axes`() async throws {
    let world = await World { _ in
      UIPointerStyle(shape: .verticalBeam(length: 24), constrainedAxes: .vertical)
    }
    let windows = world.frame.layers.count
    await world.hover(150, 120)
    #expect(world.frame.layers.count == windows + 1)
    let beam = try #require(PointerDisplay.shared.windows.first?.layer.sublayers?.first)
    #expect(beam.position == CGPoint(x: 150, y: 150))
    world.simulator.movePointer(to: CGPoint(x: 170, y: 190))
    #expect(beam.position == CGPoint(x: 170, y: 150))
    #expect(world.frame.hidesPointer == true)
    await world.leave()
    #expect(world.frame.layers.count == windows)
  }

  @Test func `The pointer can be hidden, or that of the system`() async {
    let world = await World { _ in .hidden() }
    await world.hover()
    #expect(world.frame.hidesPointer == true)
    await world.leave()
    world.style = { _ in .system() }
    await world.hover()
    #expect(world.frame.hidesPointer == nil)
  }

  @Test func `Effects end when their view leaves the window`() async {
    let world = await World { UIPointerStyle(effect: .highlight($0)) }
    await world.hover()
    world.card.removeFromSuperview()
    world.simulator.movePointer(to: CGPoint(x: 151, y: 120))
    await world.simulator.settle()
    #expect(!(world.root.view.layer.sublayers?.contains { $0 is CAShapeLayer } ?? false))
    #expect(world.frame.hidesPointer == nil)
  }

  @Test func `Pictures of the effects`() async throws {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let world = await World { _ in nil }
      world.root.overrideUserInterfaceStyle = style
      let names = ["Lift", "Highlight", "Hover", "Shadow", "Beam"]
      let effects: [(UITargetedPreview) -> UIPointerStyle] = [
        { UIPointerStyle(effect: .lift($0)) }, { UIPointerStyle(effect: .highlight($0)) },
        { UIPointerStyle(effect: .hover($0)) },
        { UIPointerStyle(effect: .hover($0, preferredTintMode: .underlay, prefersShadow: true)) },
        { _ in UIPointerStyle(shape: .verticalBeam(length: 30)) },
      ]
      for (index, name) in names.enumerated() {
        let button = UIButton(type: .system)
        button.setTitle(name, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 22)
        if index == 0 || index == 3 { button.backgroundColor = .systemYellow }
        button.layer.cornerRadius = 12
        button.frame = CGRect(x: 60 + index * 150, y: 60, width: 130, height: 60)
        button.pointerStyleProvider = { button, _, _ in effects[index](UITargetedPreview(view: button)) }
        button.isPointerInteractionEnabled = true
        world.root.view.addSubview(button)
      }
      world.card.isHidden = true
      for (index, name) in names.enumerated() {
        await world.hover(CGFloat(100 + index * 150), 90)
        try keep(world.simulator, "pointer-\(style == .dark ? "dark" : "light")-\(name)")
      }
      #expect(world.root.view.subviews.count >= names.count)
    }
  }

  /// Writes the screen to a folder for a look at it, if one is named.
  private func keep(_ simulator: Simulator, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["STATEROOM_PICTURES"] else { return }
    try simulator.svgSnapshot().write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
  }
}
