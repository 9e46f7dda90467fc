/// Returns the style of interface to use on the device.
///
/// ``UIDevice/userInterfaceIdiom`` is the same value.
///
/// - Precondition: The function is called on the main thread.
@available(iOS, deprecated: 13.0)
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  MainActor.assumeIsolated { UIDevice.current.userInterfaceIdiom }
}
