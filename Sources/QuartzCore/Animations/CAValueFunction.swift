/// A function that turns animated numbers into a transform.
///
/// With a value function, an animation of the key path `transform` interpolates an angle, a factor, or a distance.
@preconcurrency @MainActor
public final class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates a function by its name; returns `nil` if the name is unknown.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  /// Returns the numbers of a value that the app has set.
  ///
  /// The value is one number, or as many as the function requires.
  func numbers(_ value: Any) -> AnimatableValue? {
    if let values = value as? [Any] {
      let numbers = values.compactMap { AnimatableValue.number($0)?.first }
      guard numbers.count == values.count, numbers.count <= 4 else { return nil }
      return .vector(SIMD4(numbers + Array(repeating: 0, count: 4 - numbers.count)))
    }
    return AnimatableValue.number(value)
  }

  /// The numbers that result in the identity transform.
  var neutral: AnimatableValue {
    switch name {
    case .scale, .scaleX, .scaleY, .scaleZ: .vector([1, 1, 1, 0])
    default: .vector(.zero)
    }
  }

  /// Returns the transform for numbers.
  func transform(_ value: AnimatableValue) -> AnimatableValue {
    guard case .vector(let v) = value else { return value }
    let x = CGFloat(v.x)
    let transform =
      switch name {
      case .rotateX: CATransform3DMakeRotation(x, 1, 0, 0)
      case .rotateY: CATransform3DMakeRotation(x, 0, 1, 0)
      case .rotateZ: CATransform3DMakeRotation(x, 0, 0, 1)
      case .scale: CATransform3DMakeScale(x, CGFloat(v.y), CGFloat(v.z))
      case .scaleX: CATransform3DMakeScale(x, 1, 1)
      case .scaleY: CATransform3DMakeScale(1, x, 1)
      case .scaleZ: CATransform3DMakeScale(1, 1, x)
      case .translate: CATransform3DMakeTranslation(x, CGFloat(v.y), CGFloat(v.z))
      case .translateX: CATransform3DMakeTranslation(x, 0, 0)
      case .translateY: CATransform3DMakeTranslation(0, x, 0)
      default: CATransform3DMakeTranslation(0, 0, x)
      }
    return .transform(TransformComponents(transform))
  }
}

extension AnimatableValue {
  fileprivate var first: Double? {
    if case .vector(let v) = self { v.x } else { nil }
  }
}

/// The name of a function that turns numbers into a transform.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a name from text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z axis.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale along three axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation along three axes.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  static let all: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ,
  ]
}
