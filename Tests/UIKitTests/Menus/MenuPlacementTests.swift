import Testing

@testable import UIKit

/// Where menus and popovers are placed.
struct MenuPlacementTests {
  private let room = CGRect(x: 8, y: 60, width: 377, height: 700)

  @Test func `A menu is below its anchor, and aligned with the nearer side`() {
    let left = MenuPlacement.besides(
      CGRect(x: 16, y: 100, width: 60, height: 40), size: CGSize(width: 250, height: 132), in: room,
      isRightToLeft: false)
    #expect(left.menu == CGRect(x: 16, y: 148, width: 250, height: 132))
    #expect(!left.isAbove)
    let right = MenuPlacement.besides(
      CGRect(x: 317, y: 100, width: 60, height: 40), size: CGSize(width: 250, height: 132), in: room,
      isRightToLeft: false)
    #expect(right.menu.maxX == 377)
  }

  @Test func `A menu without room below is above its anchor`() {
    let placement = MenuPlacement.besides(
      CGRect(x: 16, y: 700, width: 60, height: 40), size: CGSize(width: 250, height: 132), in: room,
      isRightToLeft: false)
    #expect(placement.isAbove)
    #expect(placement.menu.maxY == 692)
  }

  @Test func `A long menu has the height of the larger space`() {
    let placement = MenuPlacement.besides(
      CGRect(x: 16, y: 100, width: 60, height: 40), size: CGSize(width: 250, height: 2000), in: room,
      isRightToLeft: false)
    #expect(placement.menu.maxY == room.maxY)
    #expect(placement.menu.minY == 148)
  }

  @Test func `A preview and its menu are always in the room, and never overlap`() {
    for x in stride(from: CGFloat(0), through: 393, by: 97) {
      for y in stride(from: CGFloat(-100), through: 900, by: 83) {
        for preview in [
          CGSize(width: 60, height: 40), CGSize(width: 393, height: 200), CGSize(width: 900, height: 1600),
        ] {
          for height in [CGFloat(0), 44, 400, 3000] {
            let placement = MenuPlacement.preview(
              of: preview, at: CGRect(origin: CGPoint(x: x, y: y), size: preview),
              with: CGSize(width: 250, height: height),
              in: room, isRightToLeft: false)
            #expect(room.insetBy(dx: -0.01, dy: -0.01).contains(placement.preview))
            #expect(room.insetBy(dx: -0.01, dy: -0.01).contains(placement.menu) || height == 0)
            #expect(placement.preview.intersection(placement.menu).height < 0.01)
          }
        }
      }
    }
  }

  @Test func `A popover is in the room, and its arrow on its side`() {
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right, .any]
    for permitted in sides {
      for x in stride(from: CGFloat(0), through: 380, by: 95) {
        for y in stride(from: CGFloat(0), through: 800, by: 100) {
          let placement = PopoverPlacement(
            size: CGSize(width: 300, height: 250), source: CGRect(x: x, y: y, width: 20, height: 20), room: room,
            permitted: permitted, canOverlap: true, isRightToLeft: false)
          #expect(permitted.contains(placement.direction))
          #expect(room.insetBy(dx: -0.01, dy: -0.01).contains(placement.frame))
          #expect(placement.tip >= 0)
          #expect(placement.tip <= max(placement.frame.width, placement.frame.height))
        }
      }
    }
  }
}
