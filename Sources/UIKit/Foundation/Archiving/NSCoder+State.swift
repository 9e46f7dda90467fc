extension NSCoder {
  private static let stateKey = "UIKitState"

  /// Encodes the state of an object as one property list.
  ///
  /// The coder must support keyed archiving.
  func encodeState(_ state: some Encodable, of object: NSObject) {
    precondition(
      allowsKeyedCoding,
      "\(type(of: object)) cannot be encoded by \(type(of: self)): use a coder with keys, such as NSKeyedArchiver")
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    do {
      encode(try encoder.encode(state) as NSData, forKey: Self.stateKey)
    } catch {
      failWithError(error)
    }
  }

  /// Decodes the state that an object of a class has encoded.
  ///
  /// If there is none, or it cannot be read, the coder fails with an error that names the class, and the result is
  /// `nil`.
  func decodeState<State: Decodable>(_ type: State.Type, of objectClass: NSObject.Type) -> State? {
    guard allowsKeyedCoding, containsValue(forKey: Self.stateKey),
      let data = decodeObject(of: NSData.self, forKey: Self.stateKey)
    else {
      failWithError(Self.error(.coderValueNotFound, "The archive of a \(objectClass) does not contain its state."))
      return nil
    }
    do {
      return try PropertyListDecoder().decode(type, from: data as Data)
    } catch {
      failWithError(Self.error(.coderReadCorrupt, "The archived state of a \(objectClass) cannot be read: \(error)"))
      return nil
    }
  }

  private static func error(_ code: CocoaError.Code, _ description: String) -> CocoaError {
    CocoaError(code, userInfo: [NSDebugDescriptionErrorKey: description])
  }
}
