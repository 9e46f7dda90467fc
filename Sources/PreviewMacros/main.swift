// The implementation of `#Preview`: a program that the compiler starts, and to which it sends each use of the macro.
//
// Messages are JSON texts, each behind its length. The compiler documents them with its protocol for plugins, of which
// this program implements the version 7.

let connection = CompilerConnection()
while let message = connection.receive() {
  if let expansion = message.expandFreestandingMacro {
    connection.send(PluginMessage(expandMacroResult: PreviewExpansion(of: expansion).result))
  } else {
    connection.send(PluginMessage(getCapabilityResult: .init(capability: .init(protocolVersion: 7))))
  }
}
