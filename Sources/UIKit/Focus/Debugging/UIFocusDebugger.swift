/// Answers questions about the focus for a developer, who prints the results in a debugger.
///
/// The texts are not suited for evaluation by an app.
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
  /// Returns the list of the questions.
  open class func help() -> any UIFocusDebuggerOutput {
    FocusDebuggerText([
      "status(): the focused items", "checkFocusability(for:): why an item cannot be focused",
      "preferredFocusEnvironments(for:): where the item to focus is searched",
      "simulateFocusUpdateRequest(from:): the result of a focus update",
      "focusGroups(for:): the groups between which the Tab key moves the focus",
    ])
  }

  /// Returns the focused item of each scene.
  open class func status() -> any UIFocusDebuggerOutput {
    let lines = UIApplication.shared.scenes.map { scene in
      guard let system = scene.focusSystem else {
        return "\(name(of: scene)): there is no focus system on this device."
      }
      return "\(name(of: scene)): \(system.focusedItem.map(name) ?? "nothing") is focused."
    }
    return FocusDebuggerText(lines.isEmpty ? ["There is no scene."] : lines)
  }

  /// Returns whether an item can be focused now, or what prevents it.
  open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
    let obstacles = FocusVisibility.obstacles(to: item)
    let result = obstacles.isEmpty ? "\(name(of: item)) can be focused." : "\(name(of: item)) cannot be focused:"
    return FocusDebuggerText([result] + obstacles.map { "  \($0)" })
  }

  /// Returns the environments in which the item to focus in an environment is searched, as a tree.
  open class func preferredFocusEnvironments(
    for environment: any UIFocusEnvironment
  ) -> any UIFocusDebuggerOutput {
    var lines: [String] = []
    var known: Set<ObjectIdentifier> = []
    describe(environment, depth: 0, &lines, &known)
    return FocusDebuggerText(lines)
  }

  private class func describe(
    _ environment: any UIFocusEnvironment, depth: Int, _ lines: inout [String], _ known: inout Set<ObjectIdentifier>
  ) {
    lines.append(String(repeating: "  ", count: depth) + name(of: environment))
    guard known.insert(ObjectIdentifier(environment)).inserted else { return }
    for next in environment.preferredFocusEnvironments where next !== environment {
      describe(next, depth: depth + 1, &lines, &known)
    }
  }

  /// Returns the item that would be focused if an environment requested an update, which is not performed.
  open class func simulateFocusUpdateRequest(
    from environment: any UIFocusEnvironment
  ) -> any UIFocusDebuggerOutput {
    guard UIFocusSystem.focusSystem(for: environment) != nil,
      let window = FocusHierarchy.window(of: environment)
    else { return FocusDebuggerText(["\(name(of: environment)) has no focus system."]) }
    let item = FocusSearch(window: window).preferredItem(in: environment)
    return FocusDebuggerText(["\(item.map(name) ?? "Nothing") would be focused."])
  }

  /// Returns the focus groups of the window that contains an environment, in the order of the Tab key, with their
  /// items.
  open class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    guard let window = FocusHierarchy.window(of: environment) else {
      return FocusDebuggerText(["\(name(of: environment)) is not in a window."])
    }
    let search = FocusSearch(window: window)
    let groups = FocusGroup.groups(of: search.candidates(in: window), by: search)
    let lines = groups.flatMap { group -> [String] in
      let title: String
      if case .named(let identifier) = group.key { title = identifier } else { title = "group without an identifier" }
      return [title] + group.items.map { "  \(name(of: $0.item))" }
    }
    return FocusDebuggerText(lines.isEmpty ? ["There is no item that can be focused."] : lines)
  }

  private class func name(of object: any NSObjectProtocol) -> String { "\(object)" }
}
