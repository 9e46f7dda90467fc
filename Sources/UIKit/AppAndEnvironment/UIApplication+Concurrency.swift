public import Foundation

extension UIApplication {
  /// Opens a URL with the app that handles it, and returns whether it was opened.
  ///
  /// There are no other apps outside of a device. This app opens the URLs whose schemes it registers in its
  /// `Info.plist`; for other ones, the result is `false`.
  @discardableResult
  public func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { next in open(url, options: options) { next.resume(returning: $0) } }
  }
}
