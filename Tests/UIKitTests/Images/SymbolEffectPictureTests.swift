import DisplayScene
import QuartzCore
import Simulator
import Testing

@testable import UIKit

/// What the effects of symbols do to the pictures of image views.
@MainActor @Suite struct SymbolEffectPictureTests {
  private let simulator: Simulator
  private let view = UIImageView(image: UIImage(systemName: "star"))
  private let plain: [SceneContent]

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    let root = UIViewController()
    view.frame = CGRect(x: 50, y: 100, width: 40, height: 40)
    root.view.addSubview(view)
    simulator.show(root)
    await simulator.settle()
    plain = view.sceneContent()
  }

  /// The mark that contains the picture, if an effect changes it.
  private func mark(_ content: SceneContent?) -> SceneMark? {
    if case .drawing(let drawing) = content { drawing.marks.first } else { nil }
  }

  private var shown: SceneMark? { mark(view.sceneContent().first) }

  private func scale(_ mark: SceneMark?) -> Double {
    mark.map { ($0.map.a * $0.map.a + $0.map.b * $0.map.b).squareRoot() } ?? 1
  }

  /// Returns the content of a view with an image, without effects.
  private func content(of image: UIImage?) -> [SceneContent] {
    let other = UIImageView(image: image)
    other.frame = view.frame
    view.superview?.addSubview(other)
    defer { other.removeFromSuperview() }
    return other.sceneContent()
  }

  private func isNear(_ value: Double, _ other: Double) -> Bool { abs(value - other) < 1e-6 }

  @Test func `A bounce scales the picture about its center, and nothing of the layer`() async {
    view.addSymbolEffect(.bounce)
    await simulator.advance(by: .milliseconds(180))
    #expect(scale(shown) > 1.2)
    let map = shown?.map ?? AffineMap()
    #expect(isNear(map.a * 20 + map.c * 20 + map.tx, 20) && isNear(map.b * 20 + map.d * 20 + map.ty, 20))
    #expect(view.layer.animationKeys() == nil)
    #expect(view.layer.sublayers == nil)
    await simulator.advance(by: .milliseconds(450))
    #expect(view.sceneContent() == plain)
    #expect(!AnimationEngine.shared.isRunning)
    view.addSymbolEffect(.bounce.down.byLayer)
    await simulator.advance(by: .milliseconds(180))
    #expect(scale(shown) < 0.8)
  }

  @Test func `A pulse fades the picture again and again until its removal`() async {
    view.addSymbolEffect(.pulse)
    for _ in 0..<3 {
      await simulator.advance(by: .milliseconds(800))
      #expect((shown?.opacity ?? 1) < 0.4)
      await simulator.advance(by: .milliseconds(800))
      #expect((shown?.opacity ?? 1) > 0.99)
    }
    // Nothing waits for its end.
    #expect(await simulator.settle())
    view.removeSymbolEffect(ofType: .pulse.wholeSymbol)
    await simulator.settle()
    #expect(view.sceneContent() == plain)
    #expect(!AnimationEngine.shared.isRunning)
  }

  @Test func `An effect without an end needs no frames while its view is not in a window`() async {
    view.addSymbolEffect(.breathe)
    #expect(AnimationEngine.shared.isRunning)
    let superview = view.superview
    view.removeFromSuperview()
    simulator.commit()
    #expect(!AnimationEngine.shared.isRunning)
    superview?.addSubview(view)
    simulator.commit()
    #expect(AnimationEngine.shared.isRunning)
    view.removeAllSymbolEffects()
    await simulator.settle()
    #expect(!AnimationEngine.shared.isRunning)
  }

  @Test func `The speed, the number and the delay of repetitions determine the end`() async {
    var ended: [String] = []
    view.addSymbolEffect(.bounce, options: .speed(2)) { _ in ended.append("fast") }
    await simulator.advance(by: .milliseconds(290))
    #expect(ended.isEmpty)
    await simulator.advance(by: .milliseconds(20))
    #expect(ended == ["fast"])
    view.addSymbolEffect(.bounce, options: .repeat(3)) { _ in ended.append("three") }
    await simulator.advance(by: .milliseconds(1790))
    #expect(ended == ["fast"])
    await simulator.advance(by: .milliseconds(20))
    #expect(ended == ["fast", "three"])
    view.addSymbolEffect(.bounce, options: .repeat(.periodic(2, delay: 1))) { _ in ended.append("periodic") }
    await simulator.advance(by: .milliseconds(800))
    #expect(view.sceneContent() == plain)
    await simulator.advance(by: .milliseconds(1000))
    #expect(scale(shown) > 1.1)
    await simulator.advance(by: .milliseconds(390))
    #expect(ended.count == 2)
    await simulator.advance(by: .milliseconds(20))
    #expect(ended == ["fast", "three", "periodic"])
  }

  @Test func `A scale lasts, and replaces another one`() async {
    view.addSymbolEffect(.scale.up)
    await simulator.settle()
    #expect(isNear(scale(shown), 1.2))
    view.addSymbolEffect(.scale.down)
    await simulator.advance(by: .milliseconds(100))
    #expect(scale(shown) < 1.2 && scale(shown) > 0.8)
    await simulator.settle()
    #expect(isNear(scale(shown), 0.8))
    view.addSymbolEffect(.pulse, options: .nonRepeating)
    await simulator.advance(by: .milliseconds(800))
    #expect(isNear(scale(shown), 0.8))
    #expect((shown?.opacity ?? 1) < 0.4)
    await simulator.settle()
    view.removeSymbolEffect(ofType: .scale, animated: false)
    #expect(view.sceneContent() == plain)
  }

  @Test func `A symbol disappears with all other effects, and appears again`() async {
    var finished: [Bool] = []
    view.addSymbolEffect(.disappear.down) { finished.append($0.isFinished) }
    await simulator.advance(by: .milliseconds(100))
    #expect(scale(shown) < 1 && (shown?.opacity ?? 1) < 1)
    await simulator.settle()
    #expect(view.sceneContent().isEmpty)
    #expect(finished == [true])
    #expect(view.intrinsicContentSize == view.image?.size)
    view.addSymbolEffect(.appear.up)
    #expect(view.sceneContent().isEmpty)
    await simulator.settle()
    #expect(view.sceneContent() == plain)
    view.addSymbolEffect(.disappear, animated: false) { finished.append($0.isFinished) }
    #expect(view.sceneContent().isEmpty)
    #expect(finished == [true])
    simulator.commit()
    #expect(finished == [true, true])
    view.removeSymbolEffect(ofType: .disappear)
    await simulator.settle()
    #expect(view.sceneContent() == plain)
  }

  @Test func `The completion handler of an effect that is replaced or removed says that it did not finish`() async {
    var ends: [String] = []
    view.addSymbolEffect(.pulse) { ends.append("first \($0.isFinished)") }
    await simulator.advance(by: .milliseconds(100))
    view.addSymbolEffect(.pulse) { ends.append("second \($0.isFinished)") }
    #expect(ends.isEmpty)
    simulator.commit()
    #expect(ends == ["first false"])
    view.removeSymbolEffect(ofType: .pulse) { ends.append("removal \($0.isFinished)") }
    await simulator.settle()
    #expect(ends == ["first false", "second false", "removal true"])
  }

  @Test func `An effect does nothing to an image that is no symbol`() async {
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let picture = view.sceneContent()
    var finished: [Bool] = []
    view.addSymbolEffect(.bounce) { finished.append($0.isFinished) }
    view.addSymbolEffect(.disappear)
    await simulator.advance(by: .milliseconds(180))
    #expect(view.sceneContent() == picture)
    #expect(finished == [false])
  }

  @Test func `A transition shows the former symbol, then the new one`() async throws {
    let heart = try #require(UIImage(systemName: "heart"))
    let new = content(of: heart)
    view.setSymbolImage(heart, contentTransition: .automatic)
    await simulator.advance(by: .milliseconds(100))
    #expect(view.sceneContent().count == 1)
    #expect(scale(shown) < 1 && (shown?.opacity ?? 1) < 1)
    #expect(shown?.kind == .group(plain.flatMap(SceneMark.marks(for:))))
    await simulator.advance(by: .milliseconds(300))
    #expect(view.sceneContent().count == 1)
    #expect(shown?.kind == .group(new.flatMap(SceneMark.marks(for:))))
    await simulator.settle()
    #expect(view.sceneContent() == new)
  }

  @Test func `The style of a transition determines how the former symbol is removed`() async throws {
    let (star, heart) = (view.image, try #require(UIImage(systemName: "heart")))
    view.setSymbolImage(heart, contentTransition: .replace.upUp)
    await simulator.advance(by: .milliseconds(100))
    #expect(scale(shown) > 1)
    // Another image ends the transition.
    view.image = star
    #expect(view.sceneContent() == plain)
    view.setSymbolImage(heart, contentTransition: .replace.magic(fallback: .offUp))
    await simulator.advance(by: .milliseconds(100))
    #expect(shown?.kind == .group(content(of: heart).flatMap(SceneMark.marks(for:))))
    #expect(scale(shown) < 1)
  }

  @Test func `A forward wiggle begins in the direction of the layout`() async {
    view.addSymbolEffect(.wiggle.forward)
    await simulator.advance(by: .milliseconds(50))
    #expect((shown?.map.tx ?? 0) > 1)
    view.semanticContentAttribute = .forceRightToLeft
    #expect((shown?.map.tx ?? 0) < -1)
  }

  @Test func `A rotation is about the center`() async {
    view.addSymbolEffect(.rotate.counterClockwise)
    await simulator.advance(by: .milliseconds(500))
    #expect(isNear(shown?.map.b ?? 0, -1))
    await simulator.advance(by: .milliseconds(500))
    #expect(isNear(shown?.map.a ?? 0, -1))
  }

  @Test func `The effects of a bar button item continue in the new button after a change`() async throws {
    let item = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
    item.addSymbolEffect(.scale.up)
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item
    simulator.show(UINavigationController(rootViewController: root))
    await simulator.settle()
    func picture() throws -> SceneMark? {
      let button = try #require(item.shownView)
      let imageView = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
      return mark(imageView.sceneContent().first)
    }
    #expect(isNear(scale(try picture()), 1.2))
    let button = item.shownView
    item.isSelected = true
    await simulator.settle()
    #expect(item.shownView !== button)
    #expect(isNear(scale(try picture()), 1.2))
    item.addSymbolEffect(.pulse)
    await simulator.advance(by: .milliseconds(800))
    #expect((try picture()?.opacity ?? 1) < 0.4)
    item.removeAllSymbolEffects()
    await simulator.settle()
    #expect(try picture() == nil)
  }
}
