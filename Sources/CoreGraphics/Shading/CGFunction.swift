/// A function with several numbers as inputs and outputs.
///
/// It receives the pointer of the function, the inputs, and the place of the outputs.
///
/// - Note: On Apple's platforms it is a function of C, which must not capture anything.
public typealias CGFunctionEvaluateCallback =
  (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void

/// A function that releases what the pointer of a function refers to.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a ``CGFunction``.
public struct CGFunctionCallbacks {
  /// The version of the structure, which is 0.
  public var version: UInt32
  /// The function that evaluates.
  public var evaluate: CGFunctionEvaluateCallback?
  /// The function that is called when the function object is released.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Creates no functions.
  public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

  /// Creates functions.
  public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// A function that determines the colors of a ``CGShading``.
public final class CGFunction {
  let inputs: Int
  let outputs: Int
  private let info: UnsafeMutableRawPointer?
  private let domain: [ClosedRange<CGFloat>]
  private let range: [ClosedRange<CGFloat>]
  private let callbacks: CGFunctionCallbacks

  /// Creates a function.
  ///
  /// The result is `nil` if there are no inputs or outputs, or if an interval ends before it begins.
  ///
  /// - Parameters:
  ///   - info: A pointer that the functions receive.
  ///   - domainDimension: The number of inputs.
  ///   - domain: For each input, the smallest and the largest value, to which it is limited; `nil` for no limits.
  ///   - rangeDimension: The number of outputs.
  ///   - range: For each output, the smallest and the largest value, to which it is limited; `nil` for no limits.
  ///   - callbacks: The functions.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
    range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0, let domain = Self.intervals(domain, domainDimension),
      let range = Self.intervals(range, rangeDimension)
    else { return nil }
    (inputs, outputs) = (domainDimension, rangeDimension)
    (self.domain, self.range) = (domain, range)
    self.info = info
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  private static func intervals(_ limits: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>]? {
    guard let limits else { return [] }
    let all = (0..<count).compactMap { index -> ClosedRange<CGFloat>? in
      let (start, end) = (limits[2 * index], limits[2 * index + 1])
      return start <= end ? start...end : nil
    }
    return all.count == count ? all : nil
  }

  /// Returns the outputs for inputs.
  func values(_ inputs: [CGFloat]) -> [CGFloat] {
    let limited = Self.limited(inputs, domain)
    var result = [CGFloat](repeating: 0, count: outputs)
    // The function of the app gets copies.
    limited.withUnsafeBufferPointer { limited in
      result.withUnsafeMutableBufferPointer { result in
        guard let input = limited.baseAddress, let output = result.baseAddress else { return }
        callbacks.evaluate?(info, input, output)
      }
    }
    return Self.limited(result, range)
  }

  private static func limited(_ numbers: [CGFloat], _ limits: [ClosedRange<CGFloat>]) -> [CGFloat] {
    limits.isEmpty
      ? numbers : zip(numbers, limits).map { max($1.lowerBound, min($1.upperBound, $0)) }
  }
}
