/// The graphics contexts of a thread, the current one last.
final class GraphicsContextStack {
  private(set) var contexts: [CGContext] = []
  /// The contexts that `UIGraphicsBeginImageContext` has begun, with their scales.
  private(set) var imageContexts: [(context: CGContext, scale: CGFloat)] = []

  private static let ofThread = ThreadSpecific<GraphicsContextStack>()

  /// The stack of the current thread.
  static var current: GraphicsContextStack {
    if let stack = ofThread.current { return stack }
    let stack = GraphicsContextStack()
    ofThread.current = stack
    return stack
  }

  func push(_ context: CGContext) { contexts.append(context) }

  func pop() { _ = contexts.popLast() }

  func beginImage(_ context: CGContext, scale: CGFloat) {
    imageContexts.append((context, scale))
    push(context)
  }

  func endImage() {
    guard let (context, _) = imageContexts.popLast() else { return }
    if let index = contexts.lastIndex(where: { $0 === context }) { contexts.remove(at: index) }
  }

  /// Runs a closure with a context as the current one.
  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    let stack = current
    stack.push(context)
    defer { stack.pop() }
    return try body()
  }
}
