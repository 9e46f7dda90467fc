// Swift-only declarations of content-unavailable views that the conformance tests need besides those of darwin-check.

@available(iOS 17.0, *)
extension UIContentUnavailableConfiguration {
  public enum Alignment: Sendable { case center, natural }
  public var alignment: Alignment { .center }
}

@available(iOS 16.0, *)
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

@available(iOS 17.0, *)
@MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  public init(configuration: UIContentUnavailableConfiguration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public var configuration: any UIContentConfiguration {
    get { fatalError() }
    set {}
  }
}
