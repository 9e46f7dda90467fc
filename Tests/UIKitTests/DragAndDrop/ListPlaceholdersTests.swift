import Testing

@testable import UIKit

/// The places of placeholders, as values.
struct ListPlaceholdersTests {
  private func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func placeholders(before items: IndexPath...) -> ListPlaceholders {
    var result = ListPlaceholders()
    for item in items { result.insert(result.makeID(), before: item) }
    return result
  }

  @Test func `Items and places are translated in both directions`() {
    let placeholders = placeholders(before: item(0), item(2), item(2), item(3, 1))
    #expect((0..<4).map { placeholders.place(of: item($0)).item } == [1, 2, 5, 6])
    #expect((0..<7).map { placeholders.item(at: item($0))?.item } == [nil, 0, 1, nil, nil, 2, 3])
    #expect((0..<7).map { placeholders.placeholder(at: item($0)) } == [1, nil, nil, 2, 3, nil, nil])
    #expect(placeholders.place(of: item(3, 1)) == item(4, 1))
    #expect(placeholders.counts(from: [4, 3, 1]) == [7, 4, 1])
    #expect(ListPlaceholders().place(of: item(3)) == item(3))
  }

  @Test func `An item that is taken out moves the placeholders behind it`() {
    let placeholders = placeholders(before: item(1), item(3)).without(item(1))
    #expect(placeholders.entries.map(\.next.item) == [1, 2])
  }

  @Test func `Placeholders are removed with their sections, and fit in the data`() {
    var placeholders = placeholders(before: item(1), item(5, 1), item(0, 2))
    placeholders.fit([1, 2])
    #expect(placeholders.entries.map(\.next) == [item(1), item(2, 1)])
  }

  @Test func `Placeholders follow sections and items`() throws {
    var placeholders = placeholders(before: item(1), item(2, 1), item(1, 2))
    var changes = SectionedChanges()
    changes.deletedSections = [0]
    changes.movedSections = [(2, 0)]
    changes.deletedItems = [item(2, 1), item(0, 1)]
    let update = try SectionedUpdate(changes, from: [2, 4, 1], to: [1, 2])
    placeholders.follow(update, changes, ListPlaceholderBatch())
    #expect(placeholders.entries.map(\.next) == [item(1), item(1, 1)])
    #expect(placeholders.entries.map(\.id) == [3, 2])
  }

  @Test func `Several placeholders become items in one batch`() throws {
    var placeholders = placeholders(before: item(1), item(1), item(1))
    var batch = ListPlaceholderBatch()
    #expect(batch.commit(3, of: placeholders) == item(1))
    #expect(batch.commit(1, of: placeholders) == item(1))
    #expect(batch.committed == [1: item(1), 3: item(2)])
    var changes = SectionedChanges()
    changes.insertedItems = [item(1), item(2)]
    let old = placeholders
    placeholders.follow(try SectionedUpdate(changes, from: [2], to: [4]), SectionedChanges(), batch)
    #expect(placeholders.entries == [ListPlaceholders.Entry(id: 2, next: item(2))])
    let presented = old.presented(SectionedChanges(), to: placeholders, batch)
    #expect(presented.reloadedItems == [item(1), item(3)])
    #expect(presented.insertedItems.isEmpty && presented.deletedItems.isEmpty)
  }

  @Test func `The rows of a section are around its placeholders`() {
    var section = TableSectionGeometry(count: 3, rowHeight: 10, areMeasured: true)
    section.header = 5
    section.placeholders = [
      TablePlaceholderHeight(id: 1, row: 1, height: 20, isMeasured: true),
      TablePlaceholderHeight(id: 2, row: 3, height: 30, isMeasured: true),
    ]
    let geometry = TableGeometry(sections: [section], top: 100)
    #expect(geometry.height == 185)
    #expect((0..<3).map { geometry.rowStart(item($0)) } == [105, 135, 145])
    #expect(geometry.span(ofPlaceholder: 1)?.start == 115)
    #expect(geometry.span(ofPlaceholder: 2)?.start == 155)
    #expect([105, 114, 116, 134, 135, 154, 156].map { geometry.row(at: $0)?.row } == [0, 0, nil, nil, 1, 2, nil])
    #expect([0, 116, 135, 154, 156].map { geometry.firstRow(endingAfter: $0, in: 0) } == [0, 1, 1, 2, 3])
    #expect(geometry.placeholder(at: 120)?.next == item(1))
    #expect(geometry.placeholder(at: 140) == nil)
  }
}
