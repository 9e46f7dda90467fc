import Testing
import UIKit

struct GeometryEqualityTests {
  @Test(.rule("R1186"))
  func `Points and sizes are compared by their components`() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 1)))
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 3)))
  }

  @Test(.rule("R1186"))
  func `Rectangles are compared after they are standardized`() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.equalTo(rect))
    #expect(rect.equalTo(CGRect(x: 40, y: 60, width: -30, height: -40)))
    #expect(!rect.equalTo(.zero))
  }
}
