extension NavigationMachine {
  /// A stack to which changes are applied one after the other.
  ///
  /// It stores the set of its controllers, so that a push takes constant time on a stack of any height.
  struct Target {
    private(set) var entries: [Entry]
    /// The states of the entries.
    ///
    /// Controllers without a state are left out.
    private(set) var states: [State]
    private var controllers: Set<Controller>

    /// The effect of a change on the stack.
    enum Change: Hashable {
      case impossible, nothing, something
    }

    init(_ entries: [Entry] = []) {
      self.entries = entries
      states = entries.compactMap(\.state)
      controllers = Set(entries.map(\.controller))
    }

    func contains(_ controller: Controller) -> Bool { controllers.contains(controller) }

    /// Returns the effect that a change would have.
    func change(by operation: Operation) -> Change {
      switch operation {
      case .push(let entry): return contains(entry.controller) ? .impossible : .something
      case .popTo(let controller):
        if entries.last?.controller == controller { return .nothing }
        return contains(controller) ? .something : .impossible
      case .popReplacing, .replace, .set:
        guard let next = operation.applied(to: entries) else { return .impossible }
        return next == entries ? .nothing : .something
      }
    }

    /// Applies a change, if it is possible.
    mutating func apply(_ operation: Operation) {
      switch operation {
      case .push(let entry):
        guard controllers.insert(entry.controller).inserted else { return }
        entries.append(entry)
        if let state = entry.state { states.append(state) }
      case .popTo(let controller):
        guard contains(controller) else { return }
        while let top = entries.last, top.controller != controller {
          controllers.remove(top.controller)
          if top.state != nil { states.removeLast() }
          entries.removeLast()
        }
      case .popReplacing, .replace, .set:
        if let next = operation.applied(to: entries) { self = Self(next) }
      }
    }

    /// Returns the entries that a change would remove, the lowest first.
    func departing(by operation: Operation) -> [Entry] {
      switch operation {
      case .push: return []
      case .popTo(let controller):
        guard contains(controller), let index = entries.lastIndex(where: { $0.controller == controller }) else {
          return []
        }
        return Array(entries[(index + 1)...])
      case .popReplacing, .replace, .set:
        guard let next = operation.applied(to: entries) else { return [] }
        let staying = Set(next.map(\.controller))
        return entries.filter { !staying.contains($0.controller) }
      }
    }
  }

  /// The stack that counts as shown, the waiting requests, and the stack that they lead to.
  ///
  /// The resulting stack is updated with each request, so that the cost of a request is independent of the number of
  /// waiting ones.
  struct Backlog {
    private var base = Target()
    private(set) var waiting: [Request] = []
    private(set) var target = Target()
    /// The number of waiting requests, from the first one on, that have ended as superseded.
    private var superseded = 0

    /// The stack that counts as shown.
    var stack: [Entry] {
      get { base.entries }
      set {
        base = Target(newValue)
        retarget()
      }
    }

    /// Returns the stack that requests lead to, the requests that it satisfies, and all others.
    ///
    /// Requests that have joined earlier ones end like those, unless the stack has changed since and the requests
    /// change it.
    func outcome(of requests: [Request]) -> (result: Target, done: [RequestID], others: [RequestID]) {
      var (result, done, others) = (base, [RequestID](), [RequestID]())
      for request in requests {
        let change = result.change(by: request.operation)
        if change == .impossible {
          others += request.ids
          continue
        }
        if !request.joins || change == .something {
          others += done
          done = []
        }
        done += request.ids
        result.apply(request.operation)
      }
      return (result, done, others)
    }

    /// Sets the stack that counts as shown to the result of the waiting requests, and removes them.
    mutating func settle(on result: Target) {
      base = result
      target = result
      waiting = []
      superseded = 0
    }

    mutating func append(_ request: Request) {
      waiting.append(request)
      target.apply(request.operation)
    }

    /// Returns the waiting requests that a newer one supersedes.
    ///
    /// Each request is returned once.
    mutating func supersede() -> [RequestID] {
      let ids = waiting[superseded...].flatMap(\.ids)
      for index in superseded..<waiting.count { waiting[index].ids = [] }
      superseded = waiting.count
      return ids
    }

    /// Removes a request that has not ended, with its change.
    ///
    /// If another request has joined it, the change remains.
    ///
    /// - Returns: A Boolean value that indicates whether the request was waiting.
    mutating func withdraw(_ request: RequestID) -> Bool {
      guard let index = waiting.firstIndex(where: { $0.ids.contains(request) }) else { return false }
      waiting[index].ids = []
      // The requests that have not ended lead to one stack: the first of them changes it, and the others have joined.
      if waiting[superseded...].allSatisfy(\.ids.isEmpty) { waiting.removeSubrange(superseded...) }
      retarget()
      return true
    }

    mutating func removeAll() {
      guard !waiting.isEmpty else { return }
      waiting = []
      superseded = 0
      retarget()
    }

    private mutating func retarget() {
      target = base
      for request in waiting { target.apply(request.operation) }
    }
  }
}

extension NavigationMachine.Target: Sendable where Controller: Sendable, State: Sendable {}
extension NavigationMachine.Backlog: Sendable where Controller: Sendable, State: Sendable {}
