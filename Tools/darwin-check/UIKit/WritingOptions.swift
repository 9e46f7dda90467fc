public import Foundation

extension Data {
  /// The options of writing data to a file.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    public static let withoutOverwriting = WritingOptions(rawValue: 1 << 1)
  }

  public func write(to url: URL, options: WritingOptions) throws {}
}
