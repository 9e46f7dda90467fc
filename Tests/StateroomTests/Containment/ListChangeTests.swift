@testable import Stateroom
import Testing

/// The difference between two lists, for every two lists of some of four children.
struct ListChangeTests {
  private static let lists: [[Int]] = arrangements(of: [0, 1, 2, 3])

  private static func arrangements(of children: [Int]) -> [[Int]] {
    [[]]
      + children.flatMap { first in
        arrangements(of: children.filter { $0 != first }).map { [first] + $0 }
      }
  }

  @Test func `Every change leads from the old list to the new one`() {
    for old in Self.lists {
      for new in Self.lists {
        let change = ListChange(from: old, to: new)
        #expect(change.entering == new.filter { !old.contains($0) })
        #expect(change.leaving == old.filter { !new.contains($0) })
        #expect(change.union.filter { !change.leaving.contains($0) } == new)
        #expect(change.movesStaying == (old.filter(new.contains) != new.filter(old.contains)))
        if !change.movesStaying {
          #expect(change.union.filter { !change.entering.contains($0) } == old)
        }
        #expect(change.needsReordering == (old + change.entering != change.union))
        for (child, anchor) in zip(change.entering, change.anchors) {
          let index = change.union.firstIndex(of: child) ?? 0
          #expect(anchor == (index > 0 ? change.union[index - 1] : nil))
        }
      }
    }
  }

  @Test func `Long lists are compared like short ones`() {
    let old = Array(0..<100)
    let new = [200] + old.filter { $0 % 7 != 3 } + [201]
    let change = ListChange(from: old, to: new)
    #expect(change.entering == [200, 201])
    #expect(change.leaving == old.filter { $0 % 7 == 3 })
    #expect(!change.movesStaying)
    #expect(change.needsReordering)
  }
}
