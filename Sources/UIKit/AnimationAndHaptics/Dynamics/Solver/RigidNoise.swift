/// Gradient noise in three dimensions: a smooth function without regularity, which is always the same.
///
/// The gradients at the points of a lattice of integers are computed from their coordinates. Between them, the function
/// is twice differentiable.
struct RigidNoise: Equatable, Sendable {
  /// The number that distinguishes functions.
  let seed: UInt64

  /// Returns the value at a place, about -1 to 1.
  func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    let (cellX, cellY, cellZ) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    let (u, v, w) = (x - cellX, y - cellY, z - cellZ)
    func corner(_ i: Double, _ j: Double, _ k: Double) -> Double {
      slope(at: (cellX + i, cellY + j, cellZ + k), offset: (u - i, v - j, w - k))
    }
    func mix(_ first: Double, _ second: Double, _ fraction: Double) -> Double { first + (second - first) * fraction }
    let (fadeU, fadeV, fadeW) = (fade(u), fade(v), fade(w))
    func plane(_ k: Double) -> Double {
      mix(
        mix(corner(0, 0, k), corner(1, 0, k), fadeU),
        mix(corner(0, 1, k), corner(1, 1, k), fadeU), fadeV)
    }
    return mix(plane(0), plane(1), fadeW)
  }

  /// The curve from 0 to 1 whose first two derivatives are 0 at its ends.
  private func fade(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }

  /// Returns the product of the gradient at a point of the lattice and an offset from there.
  private func slope(at point: (Double, Double, Double), offset: (Double, Double, Double)) -> Double {
    // The gradients point to the centers of a cube's edges: one component is 0, and the others are 1 or -1.
    let hash = hash(of: point)
    let (first, second) = (hash & 1 == 0 ? 1.0 : -1.0, hash & 2 == 0 ? 1.0 : -1.0)
    switch (hash >> 2) % 3 {
    case 0: return first * offset.0 + second * offset.1
    case 1: return first * offset.1 + second * offset.2
    default: return first * offset.2 + second * offset.0
    }
  }

  private func hash(of point: (Double, Double, Double)) -> UInt64 {
    var result = seed
    for coordinate in [point.0, point.1, point.2] {
      // The multipliers are those of the SplitMix64 generator.
      result = (result ^ coordinate.bitPattern) &* 0xBF58_476D_1CE4_E5B9
      result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
      result ^= result >> 31
    }
    return result
  }
}
