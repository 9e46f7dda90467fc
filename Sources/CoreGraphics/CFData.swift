import Synchronization

/// The type of counts and indices of Core Foundation.
public typealias CFIndex = Int

/// A URL of Core Foundation.
public typealias CFURL = URL

/// Returns the number of bytes of data.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }

/// Returns a pointer to the bytes of data.
///
/// The pointer is valid as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  let theData: Data = theData
  // A short value contains its bytes itself, so that they have no address.
  if theData.count <= ShortBytes.longest { return UnsafePointer(ShortBytes.address(of: Array(theData))) }
  return theData.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
}

/// The bytes of short data, which have the same address in the whole process.
private enum ShortBytes {
  static let longest = 32
  private static let addresses = Mutex<[[UInt8]: UInt]>([:])

  static func address(of bytes: [UInt8]) -> UnsafeMutablePointer<UInt8>? {
    let number = addresses.withLock { addresses in
      if let known = addresses[bytes] { return known }
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: longest)
      copy.initialize(repeating: 0, count: longest)
      copy.update(from: bytes, count: bytes.count)
      let number = UInt(bitPattern: copy)
      addresses[bytes] = number
      return number
    }
    return UnsafeMutablePointer(bitPattern: number)
  }
}
