import DisplayScene
import Foundation
import Testing

struct SceneDifferenceTests {
  @Test func `Equal frames have no differences`() {
    let scene = frame(layer(1, layer(2)))
    #expect(SceneDifference(from: scene, to: scene).isEmpty)
  }

  @Test func `A new layer is inserted and its parent reordered`() {
    let difference = SceneDifference(from: frame(layer(1, layer(2))), to: frame(layer(1, layer(3), layer(2))))
    #expect(difference.inserted.map(\.id) == [3])
    #expect(difference.removed.isEmpty)
    #expect(difference.reordered.map(\.children) == [[3, 2]])
    #expect(difference.reordered.map(\.parent) == [1])
  }

  @Test func `A removed layer is listed with its sublayers`() {
    let difference = SceneDifference(from: frame(layer(1, layer(2, layer(3)))), to: frame(layer(1)))
    #expect(difference.removed == [2, 3])
  }

  @Test func `A layer that moved is changed alone`() {
    let old = frame(layer(1, layer(2), layer(3)))
    let new = frame(layer(1, layer(2), layer(3, CGRect(x: 5, y: 5, width: 10, height: 10))))
    let difference = SceneDifference(from: old, to: new)
    #expect(difference.changed.map(\.id) == [3])
    #expect(difference.reordered.isEmpty)
  }

  @Test func `A changed status bar is encoded without the layers`() {
    var new = frame(layer(1))
    new.statusBar = SceneStatusBar(style: .darkContent, height: 54)
    let difference = SceneDifference(from: frame(layer(1)), to: new)
    #expect(difference.surroundings?.statusBar?.height == 54)
    #expect(difference.surroundings?.layers.isEmpty == true)
  }

  static let frames = [
    frame(),
    frame(layer(1)),
    frame(layer(1, layer(2), layer(3))),
    frame(layer(1, layer(3), layer(2))),
    frame(layer(1, layer(2, layer(3)))),
    frame(layer(1, layer(3, layer(2))), layer(4)),
    frame(layer(4), layer(1, style: SceneStyle(backgroundColor: red))),
  ]

  @Test(arguments: frames, frames)
  func `Applied to the old frame it yields the new one`(old: SceneFrame, new: SceneFrame) {
    #expect(SceneDifference(from: old, to: new).applied(to: old) == new)
  }

  @Test(arguments: frames)
  func `A frame is equal after encoding and decoding`(scene: SceneFrame) throws {
    let data = try JSONEncoder().encode(scene)
    #expect(try JSONDecoder().decode(SceneFrame.self, from: data) == scene)
  }
}
