import SwiftSyntax

/// Imports the part of Foundation that is a module of its own on Linux.
///
/// UIKit brings that module along, as Foundation does on Apple's platforms.
struct NetworkingPass: Pass {
  static let lines = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"

  func apply(to port: Port) {
    for (file, source) in port.module.files.enumerated() where source.needsNetworking {
      port.importNetworking(in: file)
    }
  }
}

extension SourceFile {
  private static let networkingTypes: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge", "URLCache",
    "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest",
    "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask",
  ]

  /// A Boolean value that indicates whether the file names a type of the module, which nothing in it imports.
  var needsNetworking: Bool {
    guard imports.contains("Foundation"), !imports.contains("UIKit") else { return false }
    var names = false
    for token in tree.tokens(viewMode: .sourceAccurate) {
      // Also an import behind a condition.
      if token.text == "FoundationNetworking" { return false }
      if Self.networkingTypes.contains(token.text) { names = true }
    }
    return names
  }
}
