/// An object of its own for each thread.
///
/// It takes the place of a thread's dictionary where views are laid out and drawn: there, looking up a key among
/// objects of all types costs more than laying out a view.
struct ThreadSpecific<Object: AnyObject>: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    // The object is retained by its thread, which releases it at its end.
    let status = pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
    }
    precondition(status == 0, "There is no key left for an object of each thread (error \(status))")
    self.key = key
  }

  /// The object of the current thread; `nil` until one is set.
  var current: Object? {
    get { pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() } }
    nonmutating set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
      // Last, because releasing the object may run code of the app.
      if let old { Unmanaged<Object>.fromOpaque(old).release() }
    }
  }
}
