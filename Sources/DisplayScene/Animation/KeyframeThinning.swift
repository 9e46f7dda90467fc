import Foundation

extension SceneAnimation {
  /// Returns the keyframes without those that linear interpolation between their neighbors reproduces.
  ///
  /// A linear animation requires two keyframes. A curve requires most of its keyframes where it bends.
  package static func thinned(_ keyframes: [Keyframe]) -> [Keyframe] {
    guard keyframes.count > 2 else { return keyframes }
    let numbers = keyframes.map(\.numbers)
    var kept = [0]
    while let start = kept.last, start < keyframes.count - 1 {
      var end = start + 1
      while end + 1 < keyframes.count,
        Self.reproduces(start + 1...end, between: start, and: end + 1, keyframes, numbers)
      {
        end += 1
      }
      kept.append(end)
    }
    return kept.map { keyframes[$0] }
  }

  /// Returns whether linear interpolation between two keyframes reproduces all keyframes of a range.
  private static func reproduces(
    _ range: ClosedRange<Int>, between start: Int, and end: Int, _ keyframes: [Keyframe], _ numbers: [[Double]]
  ) -> Bool {
    let length = keyframes[end].offset - keyframes[start].offset
    return range.allSatisfy { index in
      guard keyframes[index].isInterpolable(with: keyframes[start]),
        keyframes[end].isInterpolable(with: keyframes[start])
      else { return false }
      let fraction = (keyframes[index].offset - keyframes[start].offset) / length
      return numbers[index].indices.allSatisfy {
        let value = numbers[start][$0] + fraction * (numbers[end][$0] - numbers[start][$0])
        return abs(value - numbers[index][$0]) <= 1
      }
    }
  }
}

extension SceneAnimation.Keyframe {
  /// The values as multiples of the largest difference that is not visible.
  fileprivate var numbers: [Double] {
    let color = style.backgroundColor
    let lengths = [
      geometry.position.x, geometry.position.y, geometry.bounds.minX, geometry.bounds.minY, geometry.bounds.width,
      geometry.bounds.height, style.cornerRadius,
    ].map { $0 / 0.05 }
    let shares =
      [opacity, geometry.anchorPoint.x, geometry.anchorPoint.y].map { $0 / 0.002 }
      + [color?.red, color?.green, color?.blue, color?.alpha].map { ($0 ?? 0) / 0.002 }
    // A transform multiplies lengths of up to a thousand points, including its last column, which determines the
    // divisor of the perspective.
    let transform = geometry.transform.elements.enumerated().map { index, element in
      index >= 12 && index < 15 ? element / 0.05 : index % 4 == 3 ? element / 0.000_001 : element / 0.000_1
    }
    let outline = (maskOutline ?? []).flatMap { [Double($0.x) / 0.05, Double($0.y) / 0.05] }
    return lengths + shares + transform + outline
  }

  /// Returns whether a display can interpolate between two keyframes.
  ///
  /// It cannot if a value changes that has no intermediate values, or if the layer suddenly shows its other side, as in
  /// the middle of a flip: an interpolated transform would show the layer from the front.
  package func isInterpolable(with other: Self) -> Bool {
    isHidden == other.isHidden && style.clipsToBounds == other.style.clipsToBounds
      && (style.backgroundColor == nil) == (other.style.backgroundColor == nil)
      && maskOutline?.count == other.maskOutline?.count && geometry.transform.faces(like: other.geometry.transform)
  }
}

extension SceneTransform {
  /// Returns whether the normals of the plane with two transforms differ by less than a right angle.
  fileprivate func faces(like other: SceneTransform) -> Bool {
    zip(elements[8...10], other.elements[8...10]).reduce(0) { $0 + $1.0 * $1.1 } >= 0
  }
}
