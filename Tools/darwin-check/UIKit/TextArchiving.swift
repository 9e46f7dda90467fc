// Members that Apple declares in Swift, or imports with a name, written from the documentation. Bodies are never run.

extension UIDocument.State {
  public static var normal: UIDocument.State { [] }
}

extension NSItemProvider {
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
}

extension UIPasteboard {
  public func setObjects<T>(_ objects: [T])
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting { fatalError() }

  public func setObjects<T>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting { fatalError() }
}

extension URL {
  public func appendingPathExtension(_ pathExtension: String) -> URL { self }
}

extension NSAttributedString {
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws { fatalError() }
}
