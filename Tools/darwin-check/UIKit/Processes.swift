// The thermal state of the device, as the conformance tests need it. It belongs to Foundation, and a header of another
// module cannot add nested names to its class.

extension ProcessInfo {
  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  public var thermalState: ThermalState { fatalError() }
  public class var thermalStateDidChangeNotification: NSNotification.Name { fatalError() }
}
