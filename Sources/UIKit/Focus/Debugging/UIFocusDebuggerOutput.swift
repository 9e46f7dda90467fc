/// An answer of the focus debugger, whose description is the text for the developer.
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// The text of an answer.
final class FocusDebuggerText: NSObject, UIFocusDebuggerOutput {
  private let text: String

  init(_ lines: [String]) { text = lines.joined(separator: "\n") }

  override var description: String { text }
}
