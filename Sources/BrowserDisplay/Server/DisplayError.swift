/// The reason why a display could not start, with the remedy.
package enum DisplayError: Error, Equatable, CustomStringConvertible {
  /// Another process uses the port.
  case portInUse(UInt16)
  /// The process is not permitted to use the port.
  case portNotAllowed(UInt16)
  /// The host is not an address of this machine.
  case unknownHost(String)
  /// The system refused for another reason.
  case failed(String)

  /// The reason and the remedy, in two sentences.
  package var description: String {
    switch self {
    case .portInUse(let port):
      "Port \(port) is in use by another process. Choose another one with --port, or leave the option out to use any free port."
    case .portNotAllowed(let port):
      "Port \(port) requires the rights of an administrator. Choose one above 1023 with --port."
    case .unknownHost(let host):
      "\(host) is not an address of this machine. Use --host with 127.0.0.1, with another of its addresses, or with 0.0.0.0 for all of them."
    case .failed(let reason): "The display could not be started: \(reason)."
    }
  }
}
