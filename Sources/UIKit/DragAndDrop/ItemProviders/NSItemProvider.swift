import Synchronization
import UniformTypeIdentifiers

/// An object that provides data, or an object, for drag and drop and for pasting.
///
///     let provider = NSItemProvider(object: "A text" as NSString)
///
/// An app registers representations of the same content, the one with the highest fidelity first. A reader loads one of
/// them by its type, or an object of a class that adopts `NSItemProviderReading`. Completion handlers are called on a
/// queue that is not the main queue.
///
/// - Note: Foundation for Linux has no item providers. There are no previews or other processes here: every
///   representation is visible. Images and colors are provided as they are.
// Unchecked because an open class cannot be checked: all of its state is accessed under `lock`.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  private struct State {
    var representations: [ItemRepresentation] = []
    var suggestedName: String?
    var loads = 0
    var idleHandlers: [@Sendable () -> Void] = []
  }

  private let lock = NSLock()
  private var state = State()

  // MARK: - Creating an Item Provider

  /// Creates an item provider without representations.
  public override init() {}

  /// Creates an item provider for an object, with all representations that its class declares.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Returns an item provider with the same representations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    let state = lock.withLock { self.state }
    copy.state.representations = state.representations
    copy.state.suggestedName = state.suggestedName
    return copy
  }

  /// The name for a file that is created from the content.
  open var suggestedName: String? {
    get { lock.withLock { state.suggestedName } }
    set { lock.withLock { state.suggestedName = newValue } }
  }

  // MARK: - Registering Representations

  /// Registers a closure that loads data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier of the data.
  ///   - visibility: The processes that can load the data. There is only one process.
  ///   - loadHandler: A closure that loads the data and calls the completion handler that it receives.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (_ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) { register(ItemRepresentation(typeIdentifier: typeIdentifier, load: loadHandler)) }

  /// Registers an object with all representations that it declares.
  ///
  /// - Parameters:
  ///   - object: The object, which is retained.
  ///   - visibility: The processes that can load the representations. There is only one process.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    let box = WritingItem(object: object)
    for type in object.writableTypeIdentifiersForItemProvider {
      register(
        ItemRepresentation(
          typeIdentifier: type,
          load: { box.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) },
          shared: SharedItem(object)))
    }
  }

  /// Registers a closure that creates an object when one of its representations is loaded.
  ///
  /// - Parameters:
  ///   - aClass: The class of the object, whose representations are registered.
  ///   - visibility: The processes that can load the representations. There is only one process.
  ///   - loadHandler: A closure that creates the object and calls the completion handler that it receives.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler: @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      register(
        ItemRepresentation(typeIdentifier: type) { completion in
          loadHandler { object, error in
            guard let object else { return completion(nil, error) }
            _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
          }
        })
    }
  }

  /// The object of a representation, which is only used on the queue of ``ItemLoading``.
  // Unchecked because the protocol does not require Sendable: an app does not use an object that it registered.
  private struct WritingItem: @unchecked Sendable {
    let object: any NSItemProviderWriting
  }

  func register(_ representation: ItemRepresentation) {
    // Released outside of the lock, because the objects of a handler can run code when they are deallocated.
    let replaced = lock.withLock {
      let replaced = state.representations.filter { $0.typeIdentifier == representation.typeIdentifier }
      state.representations.removeAll { $0.typeIdentifier == representation.typeIdentifier }
      state.representations.append(representation)
      return replaced
    }
    withExtendedLifetime(replaced) {}
  }

  // MARK: - Querying Representations

  var representations: [ItemRepresentation] { lock.withLock { state.representations } }

  /// The types of the representations, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

  /// Returns whether a representation has a type, or one that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representations.contains { TypeCatalog.conforms($0.typeIdentifier, to: typeIdentifier) }
  }

  /// Returns whether an object of a class can be loaded.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    representation(for: aClass) != nil
  }

  private func representation(for aClass: any NSItemProviderReading.Type) -> (ItemRepresentation, type: String)? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    for representation in representations {
      if readable.contains(representation.typeIdentifier) { return (representation, representation.typeIdentifier) }
      if let type = readable.first(where: { TypeCatalog.conforms(representation.typeIdentifier, to: $0) }) {
        return (representation, type)
      }
    }
    return nil
  }

  // MARK: - Loading

  /// Loads the data of the first representation with a type, or one that conforms to it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier.
  ///   - completionHandler: A closure that receives the data, or an error.
  /// - Returns: The progress of the loading, which can be cancelled.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = representations.first { TypeCatalog.conforms($0.typeIdentifier, to: typeIdentifier) }
    return load { finish in
      guard let found else {
        finish()
        completionHandler(nil, ItemProviderError(.itemUnavailableError))
        return nil
      }
      return found.begin { data, error in
        finish()
        completionHandler(data, data == nil ? error ?? ItemProviderError(.itemUnavailableError) : nil)
      }
    } cancelled: {
      completionHandler(nil, CocoaError(.userCancelled))
    }
  }

  /// Loads an object of a class.
  ///
  /// - Parameters:
  ///   - aClass: The class, which reads one of the representations.
  ///   - completionHandler: A closure that receives the object, or an error.
  /// - Returns: The progress of the loading, which can be cancelled.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let found = representation(for: aClass)
    let reading = ReadingClass(type: aClass)
    return load { finish in
      guard let found else {
        finish()
        completionHandler(nil, ItemProviderError(.unavailableCoercionError))
        return nil
      }
      if let object = found.0.sharedObject(of: reading.type) {
        finish()
        completionHandler(object, nil)
        return nil
      }
      return found.0.begin { data, error in
        finish()
        guard let data else { return completionHandler(nil, error ?? ItemProviderError(.itemUnavailableError)) }
        do {
          completionHandler(
            try reading.type.object(withItemProviderData: data, typeIdentifier: found.0.typeIdentifier), nil)
        } catch {
          completionHandler(nil, error)
        }
      }
    } cancelled: {
      completionHandler(nil, CocoaError(.userCancelled))
    }
  }

  /// Performs a load on the queue, unless it is cancelled before.
  ///
  /// - Parameters:
  ///   - body: A closure that begins the load. It returns the progress of the app's handler, which is cancelled as
  ///     well.
  ///   - cancelled: A closure that is called instead if the load is cancelled before it begins.
  private func load(
    _ body: @escaping @Sendable (_ finish: @escaping @Sendable () -> Void) -> Progress?,
    cancelled: @escaping @Sendable () -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let cancellation = LoadCancellation()
    progress.cancellationHandler = { cancellation.cancel() }
    lock.withLock { state.loads += 1 }
    ItemLoading.perform {
      guard !cancellation.isRequested else {
        cancelled()
        return self.loadEnded()
      }
      let own = body {
        progress.completedUnitCount = 1
        // The completion handler is called first: it may begin another load.
        ItemLoading.perform { self.loadEnded() }
      }
      if let own { cancellation.forward(to: own) }
    }
    return progress
  }

  private func loadEnded() {
    let handlers: [@Sendable () -> Void] = lock.withLock {
      state.loads -= 1
      guard state.loads == 0 else { return [] }
      defer { state.idleHandlers = [] }
      return state.idleHandlers
    }
    for handler in handlers { handler() }
  }

  /// A Boolean value that indicates whether something is being loaded.
  var isLoading: Bool { lock.withLock { state.loads > 0 } }

  /// Calls a closure when nothing is being loaded, immediately if nothing is.
  func whenIdle(_ handler: @escaping @Sendable () -> Void) {
    let isIdle = lock.withLock {
      if state.loads > 0 { state.idleHandlers.append(handler) }
      return state.loads == 0
    }
    if isIdle { handler() }
  }
}

extension ItemRepresentation {
  /// Loads the data.
  ///
  /// The completion handler is called once, on the queue, whichever queue the app's handler uses.
  fileprivate func begin(_ completion: @escaping DataHandler) -> Progress? {
    let call = SingleCall()
    return load { data, error in
      guard call.isFirst() else { return }
      ItemLoading.perform { completion(data, error) }
    }
  }

  private final class SingleCall: Sendable {
    private let wasMade = Atomic(false)
    func isFirst() -> Bool { !wasMade.exchange(true, ordering: .acquiringAndReleasing) }
  }
}
