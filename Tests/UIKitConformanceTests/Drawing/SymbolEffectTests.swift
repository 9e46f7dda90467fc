import Testing
import UIKit

/// The effects of symbols in image views and bar button items.
@MainActor
struct SymbolEffectTests {
  private let stage: Stage
  private let view = UIImageView(image: UIImage(systemName: "star"))

  init() async throws {
    stage = try await Stage.open()
    let root = UIViewController()
    view.frame = CGRect(x: 50, y: 100, width: 40, height: 40)
    root.view.addSubview(view)
    await stage.show(root)
  }

  private func isEqual<Effect: SymbolEffect>(_ effect: Effect, _ other: Effect) -> Bool { effect == other }

  @Test(.rule("R1670"))
  func `Effects with the same variants are equal`() {
    #expect(isEqual(.bounce.up, .bounce.up))
    #expect(!isEqual(.bounce.up, .bounce.down))
    #expect(!isEqual(.pulse, .pulse.wholeSymbol))
    #expect(isEqual(.replace.offUp, .replace.offUp))
    #expect(!isEqual(.replace.offUp, .replace.upUp))
    #expect(BounceSymbolEffect.bounce.up.configuration == BounceSymbolEffect.bounce.up.configuration)
  }

  @Test(.rule("R1671"))
  func `An effect changes no property of its view`() async {
    let image = view.image
    view.addSymbolEffect(.scale.up)
    view.addSymbolEffect(.disappear)
    view.addSymbolEffect(.bounce)
    await stage.advance(by: 1.5)
    #expect(view.image === image)
    #expect(view.transform == .identity)
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(view.frame == CGRect(x: 50, y: 100, width: 40, height: 40))
  }

  @Test(.rule("R1672"))
  func `The completion handler of a bounce is called once, after its end`() async throws {
    var contexts: [UISymbolEffectCompletionContext] = []
    view.addSymbolEffect(.bounce.down) { contexts.append($0) }
    #expect(contexts.isEmpty)
    await stage.turn()
    #expect(contexts.isEmpty)
    await stage.advance(by: 4)
    #expect(contexts.count == 1)
    let context = try #require(contexts.first)
    #expect(context.isFinished)
    #expect(context.sender === view)
    #expect(context.effect is BounceSymbolEffect)
  }

  @Test(.rule("R1673"))
  func `An effect is shown as often as its options say`() async {
    var ended: [String] = []
    let other = UIImageView(image: view.image)
    other.frame = CGRect(x: 50, y: 200, width: 40, height: 40)
    view.superview?.addSubview(other)
    view.addSymbolEffect(.bounce, options: .repeat(3)) { _ in ended.append("three") }
    other.addSymbolEffect(.bounce, options: .nonRepeating) { _ in ended.append("one") }
    await stage.advance(by: 8)
    #expect(ended == ["one", "three"])
  }

  @Test(.rule("R1674"))
  func `A faster effect ends earlier`() async {
    var ended: [String] = []
    let other = UIImageView(image: view.image)
    other.frame = CGRect(x: 50, y: 200, width: 40, height: 40)
    view.superview?.addSubview(other)
    view.addSymbolEffect(.bounce, options: .speed(0.5)) { _ in ended.append("slow") }
    other.addSymbolEffect(.bounce, options: .speed(2)) { _ in ended.append("fast") }
    await stage.advance(by: 6)
    #expect(ended == ["fast", "slow"])
  }

  @Test(.rule("R1675"))
  func `A pulse lasts until it is removed, unless it has a number of repetitions`() async {
    var isEnded = false
    view.addSymbolEffect(.pulse) { _ in isEnded = true }
    await stage.advance(by: 6)
    #expect(!isEnded)
    var isRemoved = false
    view.removeSymbolEffect(ofType: .pulse) { _ in isRemoved = true }
    await stage.advance(by: 5)
    #expect(isRemoved)
    isEnded = false
    view.addSymbolEffect(.pulse, options: .nonRepeating) { _ in isEnded = true }
    await stage.advance(by: 5)
    #expect(isEnded)
  }

  @Test(.rule("R1676"))
  func `The new symbol is the image immediately`() async throws {
    let heart = try #require(UIImage(systemName: "heart"))
    var contexts: [UISymbolEffectCompletionContext] = []
    view.setSymbolImage(heart, contentTransition: .replace.downUp) { contexts.append($0) }
    #expect(view.image === heart)
    #expect(contexts.isEmpty)
    await stage.advance(by: 4)
    #expect(contexts.count == 1)
    #expect(contexts.first?.sender === view)
    #expect(contexts.first?.isFinished == true)
  }

  @Test(.rule("R1677"))
  func `A bar button item has effects, and a transition to another symbol`() async throws {
    let item = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item
    await stage.show(UINavigationController(rootViewController: root))
    item.addSymbolEffect(.bounce)
    item.addSymbolEffect(.scale.up)
    let heart = try #require(UIImage(systemName: "heart"))
    item.setSymbolImage(heart, contentTransition: .automatic)
    #expect(item.image === heart)
    await stage.advance(by: 2)
    item.removeSymbolEffect(ofType: .scale)
    item.removeAllSymbolEffects()
    #expect(item.image === heart)
    #expect(item.customView == nil)
  }

  @Test(.rule("R1678"))
  func `Repetitions can have a number and a delay`() async {
    guard #available(iOS 18, *) else { return }
    var ended: [String] = []
    let other = UIImageView(image: view.image)
    other.frame = CGRect(x: 50, y: 200, width: 40, height: 40)
    view.superview?.addSubview(other)
    view.addSymbolEffect(.wiggle.left, options: .repeat(.periodic(2, delay: 3))) { _ in ended.append("periodic") }
    other.addSymbolEffect(.wiggle.left, options: .repeat(.periodic(1))) { _ in ended.append("once") }
    await stage.advance(by: 12)
    #expect(ended == ["once", "periodic"])
  }
}
