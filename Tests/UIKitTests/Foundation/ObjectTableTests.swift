import Foundation
import Testing
import UIKit

/// The tables of objects that Foundation has on Apple's platforms.
@Suite
@MainActor
struct ObjectTableTests {
  private final class Plain {}

  /// An object that uses a table while it is released.
  private final class Busy: NSObject {
    let table: NSMapTable<NSString, NSObject>
    init(_ table: NSMapTable<NSString, NSObject>) { self.table = table }
    deinit { table.setObject(NSString("again"), forKey: "other") }
  }

  @Test func `A table with weak references loses objects that are released`() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Plain()
    table.add(kept)
    do {
      let released = Plain()
      table.add(released)
      #expect(table.count == 2)
      withExtendedLifetime(released) {}
    }
    #expect(table.allObjects.count == 1)
    #expect(table.anyObject === kept && table.contains(kept))
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test func `Objects of a table are compared by equality or by identity`() {
    let (first, second) = (NSString("a text that is no literal"), NSMutableString(string: "a text that is no literal"))
    let table = NSHashTable<NSString>()
    table.add(first)
    table.add(second)
    #expect(table.count == 1 && table.member(second) === first)
    let identical = NSHashTable<NSString>(options: .objectPointerPersonality)
    identical.add(first)
    identical.add(second)
    #expect(identical.count == 2)
    identical.removeAllObjects()
    #expect(identical.anyObject == nil)
  }

  @Test func `A dictionary with weak keys loses entries whose key is released`() {
    let table = NSMapTable<Plain, NSString>.weakToStrongObjects()
    let key = Plain()
    table.setObject("kept", forKey: key)
    do {
      let released = Plain()
      table.setObject("released", forKey: released)
      #expect(table.object(forKey: released) == "released")
    }
    #expect(table.count == 1 && table.object(forKey: key) == "kept")
    table.setObject("replaced", forKey: key)
    #expect(table.count == 1 && table.object(forKey: key) == "replaced")
    table.removeObject(forKey: key)
    #expect(table.object(forKey: key) == nil)
  }

  @Test func `A dictionary with weak values loses entries whose value is released`() {
    let table = NSMapTable<NSString, Plain>(keyOptions: .copyIn, valueOptions: .weakMemory)
    let key = NSMutableString(string: "key")
    let value = Plain()
    table.setObject(value, forKey: key)
    key.append(" changed")
    #expect(table.object(forKey: "key") === value)
    do { table.setObject(Plain(), forKey: "released") }
    #expect(table.count == 1)
    #expect(table.keyEnumerator().allObjects.count == 1 && table.objectEnumerator()?.allObjects.count == 1)
  }

  @Test func `A value that uses the table while it is released finds it changed`() {
    let table = NSMapTable<NSString, NSObject>.strongToStrongObjects()
    table.setObject(Busy(table), forKey: "busy")
    table.removeObject(forKey: "busy")
    #expect(table.object(forKey: "busy") == nil && table.object(forKey: "other") == NSString("again"))
    table.setObject(Busy(table), forKey: "busy")
    table.removeAllObjects()
    #expect(table.count == 1)
  }
}
