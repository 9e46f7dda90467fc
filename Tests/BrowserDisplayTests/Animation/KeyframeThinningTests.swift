import DisplayScene
import Foundation
import Testing

/// Key frames that the interpolation between their neighbors reproduces are left out.
struct KeyframeThinningTests {
  private func keyframe(_ offset: Double, x: Double, opacity: Double = 1, isHidden: Bool = false)
    -> SceneAnimation.Keyframe
  {
    SceneAnimation.Keyframe(
      offset: offset, geometry: SceneGeometry(frame: CGRect(x: x, y: 0, width: 10, height: 10)), opacity: opacity,
      isHidden: isHidden, style: SceneStyle())
  }

  /// Returns the horizontal position at an offset, as a display interpolates it.
  private func position(at offset: Double, in keyframes: [SceneAnimation.Keyframe]) throws -> Double {
    let next = try #require(keyframes.firstIndex { $0.offset >= offset })
    guard next > 0 else { return keyframes[0].geometry.position.x }
    let (start, end) = (keyframes[next - 1], keyframes[next])
    let fraction = (offset - start.offset) / (end.offset - start.offset)
    return start.geometry.position.x + fraction * (end.geometry.position.x - start.geometry.position.x)
  }

  @Test func `A linear movement keeps its ends`() {
    let keyframes = (0...60).map { keyframe(Double($0) / 60, x: Double($0) * 5) }
    #expect(SceneAnimation.thinned(keyframes).map(\.offset) == [0, 1])
  }

  @Test(arguments: [1, 10, 100, 1000]) func `A curve is reproduced within a twentieth of a point`(length: Double) throws
  {
    let keyframes = (0...60).map { index in
      let offset = Double(index) / 60
      return keyframe(offset, x: length * (1 - cos(offset * .pi)) / 2)
    }
    let thinned = SceneAnimation.thinned(keyframes)
    #expect(thinned.count < keyframes.count)
    for original in keyframes {
      #expect(abs(try position(at: original.offset, in: thinned) - original.geometry.position.x) <= 0.05 + 1e-9)
    }
  }

  @Test func `A value without steps between its values keeps the frames around its change`() {
    let keyframes = (0...10).map { keyframe(Double($0) / 10, x: 0, isHidden: $0 >= 5) }
    #expect(SceneAnimation.thinned(keyframes).map(\.offset) == [0, 0.4, 0.5, 1])
  }

  @Test func `Another property that bends keeps its key frames`() {
    let keyframes = (0...10).map { keyframe(Double($0) / 10, x: Double($0), opacity: $0 == 5 ? 0 : 1) }
    #expect(SceneAnimation.thinned(keyframes).map(\.offset) == [0, 0.4, 0.5, 0.6, 1])
  }
}
