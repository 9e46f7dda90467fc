import Foundation

/// Returns the text with a key in a bundle, for Foundation's `localizedString(forKey:value:table:)`.
///
/// The objects of CoreFoundation are those of Foundation. The caller owns the result.
@_cdecl("localized_strings_copy")
func copyLocalizedText(
  _ bundlePath: UnsafePointer<CChar>, _ key: UnsafeRawPointer, _ value: UnsafeRawPointer?, _ table: UnsafeRawPointer?
) -> UnsafeMutableRawPointer {
  func string(_ object: UnsafeRawPointer) -> String {
    String(describing: Unmanaged<NSString>.fromOpaque(object).takeUnretainedValue())
  }
  let key = string(key)
  let path = String(cString: bundlePath)
  let bundle = path == Bundle.main.bundlePath ? Bundle.main : Bundle(path: path)
  let text = LocalizedTable.text(for: key, table: table.map(string), in: bundle)
  let value = value.map(string) ?? ""
  let result = text.map { LocalizedFormat.withoutVariables($0) } ?? (value.isEmpty ? key : value)
  return Unmanaged.passRetained(NSString(string: result)).toOpaque()
}
