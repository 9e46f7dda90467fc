import Testing
import UIKit

/// Properties of an app's layers on which their contents depend.
@MainActor
struct DisplayedKeyTests {
  private func show(_ layer: DialLayer) async throws -> Stage {
    let (stage, root) = (try await Stage.open(), UIViewController())
    layer.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    await stage.show(root)
    root.view.layer.addSublayer(layer)
    await stage.turn()
    return stage
  }

  @Test(.rule("R1383"))
  func `A layer is displayed again when a property changes on which its contents depend`() async throws {
    #expect(!CALayer.needsDisplay(forKey: "level"))
    let layer = DialLayer()
    let stage = try await show(layer)
    #expect(!layer.needsDisplay())
    layer.setValue(3, forKey: "other")
    #expect(!layer.needsDisplay())
    layer.level = 0.5
    #expect(layer.needsDisplay())
    await stage.turn()
    #expect(layer.log.levels.last == 0.5)
    #expect(!layer.needsDisplay())
  }

  @Test(.rule("R1384"))
  func `An animation of such a property displays the layer in each frame, with the current value`() async throws {
    let layer = DialLayer()
    let stage = try await show(layer)
    layer.log.levels = []
    let animation = CABasicAnimation(keyPath: "level")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    layer.add(animation, forKey: "level")
    await stage.turn()
    await stage.advance(by: 0.5)
    let shown = try #require(layer.presentation()?.level)
    #expect(shown > 0.3 && shown < 0.7)
    #expect(layer.level == 0)
    #expect(layer.log.levels.count > 5)
    #expect(layer.log.levels == layer.log.levels.sorted())
    #expect(try abs(#require(layer.log.levels.last) - shown) < 0.1)
    await stage.advance(by: 1)
    await stage.turn()
    #expect(layer.log.levels.last == 0)
  }

  @Test(.rule("R1385"))
  func `The action of a layer for such a property animates its change`() async throws {
    let layer = DialLayer()
    let stage = try await show(layer)
    layer.animatesLevel = true
    layer.level = 1
    await stage.turn()
    #expect(layer.animationKeys() == ["level"])
    await stage.advance(by: 0.5)
    let shown = try #require(layer.presentation()?.level)
    #expect(shown > 0.3 && shown < 0.7)
    await stage.advance(by: 1)
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.level == 1)
    #expect(layer.log.levels.last == 1)
  }
}

/// The levels that a layer and its presentations have drawn.
private final class DialLog {
  var levels: [CGFloat] = []
}

/// A layer whose drawing depends on a level.
private final class DialLayer: CALayer {
  let log: DialLog
  var animatesLevel = false

  #if canImport(ObjectiveC)
    @NSManaged var level: CGFloat
  #else
    var level: CGFloat {
      get { (value(forKey: "level") as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0 }
      set { setValue(NSNumber(value: Double(newValue)), forKey: "level") }
    }
  #endif

  override init() {
    log = DialLog()
    super.init()
  }

  override init(layer: Any) {
    log = (layer as? DialLayer)?.log ?? DialLog()
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { nil }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "level", animatesLevel else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.level
    animation.duration = 1
    return animation
  }

  override func draw(in ctx: CGContext) { log.levels.append(level) }
}
