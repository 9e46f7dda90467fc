// Foundation for Linux formats numbers of bytes only.
extension ByteCountFormatter {
  /// Returns the text of an amount of data.
  ///
  /// - Parameters:
  ///   - measurement: The amount, in any unit.
  ///   - countStyle: The number of bytes in a kilobyte.
  public class func string(
    from measurement: Measurement<UnitInformationStorage>, countStyle: ByteCountFormatter.CountStyle
  ) -> String {
    string(fromByteCount: bytes(in: measurement), countStyle: countStyle)
  }

  /// Returns the text of an amount of data.
  public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: Self.bytes(in: measurement))
  }

  private class func bytes(in measurement: Measurement<UnitInformationStorage>) -> Int64 {
    Int64(exactly: measurement.converted(to: .bytes).value.rounded()) ?? 0
  }
}
