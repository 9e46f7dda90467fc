import Simulator
import Testing
@testable import UIKit

private nonisolated(unsafe) var firstKey = 0
private nonisolated(unsafe) var secondKey = 0

/// Values that are associated with objects, as extensions of UIKit's classes store them.
@Suite
@MainActor
struct AssociatedObjectTests {
  private final class Token {
    let onEnd: () -> Void
    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  @MainActor private final class Log { var ends = 0 }

  private func token(_ log: Log) -> Token { Token { MainActor.assumeIsolated { log.ends += 1 } } }

  @Test func `Each key of each object has a value of its own`() {
    let (view, other) = (UIView(), UIView())
    objc_setAssociatedObject(view, &firstKey, "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &secondKey, 2, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(view, &firstKey) as? String == "first")
    #expect(objc_getAssociatedObject(view, &secondKey) as? Int == 2)
    #expect(objc_getAssociatedObject(other, &firstKey) == nil)
    objc_setAssociatedObject(view, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
    #expect(objc_getAssociatedObject(view, &secondKey) as? Int == 2)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &secondKey) == nil)
  }

  @Test func `A value that is copied is not the object that was passed`() {
    let view = UIView()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    objc_setAssociatedObject(view, &firstKey, path, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    let copy = objc_getAssociatedObject(view, &firstKey) as? UIBezierPath
    #expect(copy == path && copy !== path)
  }

  @Test func `Values are released when they are replaced, and at the first commit without their object`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let controller = UIViewController()
    simulator.show(controller)
    let log = Log()
    do {
      let view = UIView()
      objc_setAssociatedObject(view, &firstKey, token(log), .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(view, &firstKey, token(log), .OBJC_ASSOCIATION_RETAIN)
      #expect(log.ends == 1)
    }
    controller.view.backgroundColor = .red
    simulator.commit()
    #expect(log.ends == 2)
  }

  @Test func `A value can use the functions while it is released`() {
    let view = UIView()
    let log = Log()
    let value = Token {
      MainActor.assumeIsolated {
        objc_setAssociatedObject(view, &secondKey, "last", .OBJC_ASSOCIATION_RETAIN)
        log.ends += 1
      }
    }
    objc_setAssociatedObject(view, &firstKey, Optional(value), .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(view)
    withExtendedLifetime(value) {}
    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
  }
}
