import Foundation

/// The plural forms of languages.
enum PluralCategory {
  private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Select =
    @convention(c) (
      OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  /// Returns the category of a number in a language: `zero`, `one`, `two`, `few`, `many`, or `other`.
  ///
  /// The rules are those of Foundation's ICU. A program that does not contain its functions has the rules of English.
  static func name(of number: Double, in language: String) -> String {
    // The module of the library does not declare the functions, which the library exports.
    guard let open = function("open", as: Open.self), let select = function("select", as: Select.self),
      let close = function("close", as: Close.self)
    else { return number == 1 ? "one" : "other" }
    var error: Int32 = 0
    guard let rules = open(language, &error) else { return "other" }
    defer { close(rules) }
    var buffer = [UInt16](repeating: 0, count: 16)
    let length = select(rules, number, &buffer, Int32(buffer.count), &error)
    guard error <= 0, length > 0, length <= buffer.count else { return "other" }
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    // The type is that of the function with the name.
    dlsym(nil, "swift_uplrules_\(name)").map { unsafeBitCast($0, to: type) }
  }
}
