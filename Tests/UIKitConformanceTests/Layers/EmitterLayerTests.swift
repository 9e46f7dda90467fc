import Testing
import UIKit

@MainActor
struct EmitterLayerTests {
  @Test(.rule("R1188"))
  func `A new emitter layer has no cells, and does not change those that it is given`() {
    let layer = CAEmitterLayer()
    #expect(layer.emitterCells == nil)
    #expect(layer.emitterPosition == .zero)
    #expect(layer.emitterSize == .zero)
    #expect(layer.emitterShape == .point)
    #expect(layer.emitterMode == .volume)
    #expect(layer.renderMode == .unordered)
    #expect(layer.birthRate == 1)
    #expect(layer.lifetime == 1)
    #expect(layer.velocity == 1)
    #expect(layer.scale == 1)
    #expect(layer.spin == 1)
    #expect(layer.seed == 0)
    layer.emitterCells = [CAEmitterCell()]
    #expect(layer.emitterCells?.count == 1)
  }

  @Test(.rule("R1188"))
  func `A new cell is enabled, white and emits no particles`() {
    let cell = CAEmitterCell()
    #expect(cell.isEnabled)
    #expect(cell.name == nil)
    #expect(cell.contents == nil)
    #expect(cell.contentsScale == 1)
    #expect(cell.birthRate == 0)
    #expect(cell.lifetime == 0)
    #expect(cell.velocity == 0)
    #expect(cell.scale == 1)
    #expect(cell.spin == 0)
    #expect(cell.emissionRange == 0)
    #expect(cell.alphaSpeed == 0)
    #expect(cell.color?.alpha == 1)
    #expect(cell.emitterCells == nil)
    #expect(cell.beginTime == 0)
    cell.alphaSpeed = -0.5
    cell.color = UIColor.red.cgColor
    #expect(cell.alphaSpeed == -0.5)
    #expect(cell.color?.components?.prefix(3) == [1, 0, 0])
  }

  @Test(.rule("R1894"))
  func `A property of a cell is read and set by the key path through its name`() {
    let (layer, cell, spark) = (CAEmitterLayer(), CAEmitterCell(), CAEmitterCell())
    cell.name = "snow"
    cell.birthRate = 5
    spark.name = "spark"
    cell.emitterCells = [spark]
    layer.emitterCells = [cell]
    func number(_ path: String) -> Double? { (layer.value(forKeyPath: path) as? NSNumber)?.doubleValue }
    #expect(number("emitterCells.snow.birthRate") == 5)
    layer.setValue(8, forKeyPath: "emitterCells.snow.birthRate")
    #expect(number("emitterCells.snow.birthRate") == 8)
    #expect(number("emitterCells.snow.emitterCells.spark.birthRate") == 0)
  }

  @Test(.rule("R1632"))
  func `The properties of a cell are set by their keys`() {
    let cell = CAEmitterCell()
    cell.setValue(5, forKey: "birthRate")
    cell.setValue(2.5, forKey: "velocity")
    cell.setValue("spark", forKey: "name")
    #expect(cell.birthRate == 5 && cell.velocity == 2.5 && cell.name == "spark")
    cell.scale = 3
    #expect((cell.value(forKey: "scale") as? NSNumber)?.doubleValue == 3)
  }
}
