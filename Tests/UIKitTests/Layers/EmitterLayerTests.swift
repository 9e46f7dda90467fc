import DisplayScene
import Foundation
import Simulator
import Testing

@testable import UIKit

/// Emitter layers, and the particles that they show.
@MainActor
struct EmitterLayerTests {
  private let root = UIViewController()
  private let emitter = CAEmitterLayer()

  private func boot() async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    return simulator
  }

  /// Shows the emitter, whose time begins now.
  private func show(_ simulator: Simulator, _ cells: CAEmitterCell...) {
    emitter.beginTime = CACurrentMediaTime()
    emitter.emitterPosition = CGPoint(x: 100, y: 100)
    emitter.emitterCells = cells
    root.view.layer.addSublayer(emitter)
    simulator.commit()
  }

  /// A cell that emits ten particles per second, each for a second.
  private func cell(_ configure: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = "spark"
    cell.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
        UIColor.white.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }.cgImage
    cell.contentsScale = UIScreen.main.scale
    cell.birthRate = 10
    cell.lifetime = 1
    configure(cell)
    return cell
  }

  /// The particles on the screen, the oldest first.
  private var marks: [SceneMark] {
    guard let layer = SceneCapture.layer(of: root.view).sublayers.first,
      case .drawing(let drawing)? = layer.contents.first
    else { return [] }
    return drawing.marks
  }

  private func step(_ simulator: Simulator, _ seconds: Double) async { await simulator.advance(by: .seconds(seconds)) }

  @Test func `Particles are born at the birth rate, and exist for their lifetime`() async {
    let simulator = await boot()
    show(simulator, cell())
    #expect(marks.isEmpty)
    await step(simulator, 0.55)
    #expect(marks.count == 5)
    await step(simulator, 2)
    #expect(marks.count == 10)
  }

  @Test func `A layer whose time began long ago already has all of its particles`() async {
    let simulator = await boot()
    await step(simulator, 5)
    emitter.emitterCells = [cell()]
    root.view.layer.addSublayer(emitter)
    simulator.commit()
    #expect(marks.count == 10)
  }

  @Test func `Particles move with their velocity and acceleration`() async throws {
    let simulator = await boot()
    show(
      simulator,
      cell {
        $0.birthRate = 1
        $0.lifetime = 5
        $0.velocity = 50
        $0.emissionLongitude = .pi / 2
        $0.xAcceleration = 20
      })
    await step(simulator, 2)
    let mark = try #require(marks.first)
    // It was born after a second.
    #expect(abs(mark.map.tx - 110) < 0.01 && abs(mark.map.ty - 150) < 0.01)
  }

  @Test func `Particles grow, spin and fade`() async throws {
    let simulator = await boot()
    show(
      simulator,
      cell {
        $0.birthRate = 1
        $0.lifetime = 5
        $0.scaleSpeed = 1
        $0.spin = .pi / 2
        $0.alphaSpeed = -0.25
      })
    await step(simulator, 2)
    let mark = try #require(marks.first)
    #expect(abs(mark.map.a) < 0.001 && abs(mark.map.b - 2) < 0.001)
    #expect(abs(mark.opacity - 0.75) < 0.001)
    guard case .drawing(let drawing) = mark.kind else { throw Missing() }
    #expect(drawing.rect.size == CGSize(width: 10, height: 10) && drawing.tint == nil)
  }

  @Test func `A color replaces that of the image`() async throws {
    let simulator = await boot()
    show(simulator, cell { $0.color = UIColor.red.cgColor })
    await step(simulator, 0.5)
    guard case .drawing(let drawing)? = marks.first?.kind else { throw Missing() }
    #expect(drawing.tint == UIColor.red.components.scene)
  }

  @Test func `Random values are the same for the same seed`() async {
    let simulator = await boot()
    show(
      simulator,
      cell {
        $0.velocity = 50
        $0.emissionRange = 2 * .pi
      })
    await step(simulator, 1)
    let first = marks
    #expect(Set(first.map(\.map.tx)).count == first.count)
    #expect(marks == first)
    emitter.removeFromSuperlayer()
    emitter.seed = 1
    root.view.layer.addSublayer(emitter)
    simulator.commit()
    #expect(marks.count == first.count && marks != first)
    emitter.removeFromSuperlayer()
    emitter.seed = 0
    root.view.layer.addSublayer(emitter)
    simulator.commit()
    #expect(marks == first)
  }

  @Test func `After the end of the emission, particles remain for their lifetime`() async {
    let simulator = await boot()
    show(simulator, cell())
    await step(simulator, 2)
    emitter.birthRate = 0
    #expect(marks.count == 10)
    await step(simulator, 0.55)
    #expect(marks.count == 4 || marks.count == 5)
    await step(simulator, 0.6)
    #expect(marks.isEmpty)
    #expect(!AnimationEngine.shared.isRunning)
  }

  @Test func `A particle emits the particles of the cells of its cell at its position`() async throws {
    let simulator = await boot()
    let trail = cell {
      $0.name = "trail"
      $0.beginTime = 1
      $0.duration = 0.55
    }
    show(
      simulator,
      cell {
        $0.birthRate = 1
        $0.lifetime = 5
        $0.velocity = 50
        $0.emitterCells = [trail]
      })
    await step(simulator, 2.55)
    // Two particles were born after one and two seconds. The first one has emitted five particles since its age of a
    // second.
    try #require(marks.count == 7)
    #expect(abs(marks[2].map.tx - 155) < 0.01)
    #expect(abs(marks[6].map.tx - 175) < 0.01)
    #expect(marks.allSatisfy { abs($0.map.ty - 100) < 0.01 })
  }

  @Test func `A change of a cell in a cell has an effect by key path`() async {
    let simulator = await boot()
    let trail = cell { $0.name = "trail" }
    show(
      simulator,
      cell {
        $0.birthRate = 1
        $0.emitterCells = [trail]
      })
    await step(simulator, 1.55)
    #expect(marks.count == 6)
    emitter.setValue(0, forKeyPath: "emitterCells.spark.emitterCells.trail.birthRate")
    #expect(trail.birthRate == 0)
    await step(simulator, 2)
    #expect(marks.count == 1)
  }

  @Test func `The emission of a cell begins and ends`() async {
    let simulator = await boot()
    show(
      simulator,
      cell {
        $0.beginTime = 1
        $0.duration = 0.35
      })
    await step(simulator, 0.9)
    #expect(marks.isEmpty)
    await step(simulator, 1)
    #expect(marks.count == 3)
    await step(simulator, 1)
    #expect(marks.isEmpty)
    #expect(!AnimationEngine.shared.isRunning)
  }

  @Test func `A key path changes a cell by its name`() async {
    let simulator = await boot()
    show(simulator, cell())
    await step(simulator, 1)
    emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
    await step(simulator, 1.1)
    #expect(marks.isEmpty)
    #expect(emitter.emitterCells?.first?.birthRate == 0)
  }

  @Test(arguments: [CAEmitterLayerEmitterShape.line, .rectangle, .circle])
  func `Particles are emitted from a shape`(shape: CAEmitterLayerEmitterShape) async {
    let simulator = await boot()
    emitter.emitterShape = shape
    emitter.emitterMode = .outline
    emitter.emitterSize = CGSize(width: 80, height: 40)
    show(simulator, cell { $0.birthRate = 50 })
    await step(simulator, 1)
    let places = marks.map { CGPoint(x: $0.map.tx - 100, y: $0.map.ty - 100) }
    #expect(places.count > 40)
    let isOnOutline: (CGPoint) -> Bool =
      switch shape {
      case .line: { $0.y == 0 && abs($0.x) <= 40 }
      case .rectangle:
        {
          max(abs($0.x) / 40, abs($0.y) / 20) <= 1.0001 && (abs(abs($0.x) - 40) < 0.001 || abs(abs($0.y) - 20) < 0.001)
        }
      default: { abs(hypot($0.x, $0.y) - 80) < 0.001 }
      }
    #expect(places.allSatisfy(isOnOutline))
  }

  @Test func `The render mode determines the order and the blending`() async {
    let simulator = await boot()
    show(simulator, cell { $0.velocity = 10 })
    await step(simulator, 1)
    let oldestFirst = marks
    emitter.renderMode = .oldestLast
    #expect(marks == oldestFirst.reversed())
    emitter.renderMode = .additive
    #expect(marks.allSatisfy { $0.blendMode == .plusLighter })
  }

  @Test func `Nothing waits for the end of an emission`() async {
    let simulator = await boot()
    show(simulator, cell())
    #expect(AnimationEngine.shared.isRunning)
    #expect(await simulator.settle(timeLimit: .seconds(10)))
  }
}

private struct Missing: Error {}
