import SwiftSyntax

/// Makes the classes of UIKit that an app extends with methods that are called by name conform to
/// `_RuntimeExtendedTarget`.
///
/// A conformance is inherited, and a class cannot override what an extension declares. The uppermost of the classes
/// therefore conforms, and calls the methods of all of them.
struct ExtensionActionPass: Pass {
  /// A method in an extension of a class of UIKit.
  private struct Action {
    let owner: String
    let method: Member
  }

  func apply(to port: Port) {
    let named = ActionTargetPass.namedSelectors(in: port)
    var owners: [String: [Action]] = [:]
    for type in port.module.types where type.declaration == nil {
      // A method without an attribute can be that of a structure.
      let names = KnownClasses.chain(from: type.name) == nil ? [] : named
      let methods = ActionTargetPass.selectable(type, names, in: port)
      if !methods.isEmpty { owners[type.name] = methods.map { Action(owner: type.name, method: $0) } }
    }
    let hosts = Dictionary(grouping: owners.keys.sorted()) { name in
      Self.chain(from: name).last { owners[$0] != nil } ?? name
    }
    for (host, names) in hosts.sorted(by: { $0.key < $1.key }) {
      // A subclass precedes its superclass.
      let sorted = names.sorted { (-Self.chain(from: $0).count, $0) < (-Self.chain(from: $1).count, $1) }
      write(sorted.flatMap { owners[$0] ?? [] }, of: host, to: port)
    }
  }

  /// Returns a class and its superclasses.
  private static func chain(from name: String) -> [String] { KnownClasses.chain(from: name) ?? [name, "NSObject"] }

  private func write(_ actions: [Action], of host: String, to port: Port) {
    guard let file = actions.map(\.method.file).min() else { return }
    var calls: [String] = []
    var names: [String] = []
    for action in actions {
      let (method, isHost) = (action.method, action.owner == host)
      if method.file != file || !isHost { port.loosen(method) }
      port.widen(method)
      let conditions = CompilationCondition.around(method.declaration, in: port.module.files[method.file].tree)
      let test = "\t\tif action == \"\(method.objectiveCName)\""
      let call = ActionCall.lines(of: method, in: port.module, on: isHost ? "" : "target.").map { "\t\t\t" + $0 }
      calls += CompilationCondition.wrap(
        ["\(test)\(isHost ? "" : ", let target = self as? \(action.owner)") {"] + call + [
          "\t\t\treturn true", "\t\t}",
        ],
        in: conditions)
      names += CompilationCondition.wrap(
        ["\(test)\(isHost ? "" : ", self is \(action.owner).Type") { return true }"], in: conditions)
    }
    let chain = Self.chain(from: host)
    let isolation = chain.contains("UIResponder") || chain.contains("UIGestureRecognizer") ? "" : "@MainActor "
    port.append(
      ["extension \(host): @retroactive _RuntimeExtendedTarget {"]
        + ["\t\(isolation)public func _runtimePerformExtension(_ action: Selector, with sender: Any?) -> Bool {"]
        + calls
        + ["\t\treturn false", "\t}", ""]
        + ["\tpublic nonisolated static func _runtimeCanPerformExtension(_ action: Selector) -> Bool {"] + names
        + ["\t\treturn false", "\t}", "}"],
      to: file)
    port.count(.targets)
  }
}
