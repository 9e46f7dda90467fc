import TestSupport
import Testing

@testable import UIKit

struct TableGeometryTests {
  @Test(arguments: 1...20)
  func `A height list agrees with adding up`(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let count = Int.random(in: 0...70, using: &numbers)
    var plain = (0..<count).map { _ in CGFloat(Int.random(in: 0...5, using: &numbers)) }
    var list = HeightList(plain)
    for _ in 0..<60 {
      if count > 0 {
        let index = Int.random(in: 0..<count, using: &numbers)
        plain[index] = CGFloat(Int.random(in: 0...9, using: &numbers))
        list[index] = plain[index]
      }
      for index in 0...count { #expect(list.offset(of: index) == plain[..<index].reduce(0, +)) }
      let place = CGFloat(Int.random(in: -3...320, using: &numbers)) / 2
      #expect(list.index(at: place) == Self.index(at: place, in: plain))
    }
  }

  private static func index(at place: CGFloat, in heights: [CGFloat]) -> Int? {
    guard !heights.isEmpty else { return nil }
    var found = 0
    var start: CGFloat = 0
    for (index, height) in heights.enumerated() {
      if start <= place { found = index }
      start += height
    }
    // Beyond everything stands the last one.
    return place >= start ? heights.count - 1 : found
  }

  @Test func `Heights that are not numbers count as zero`() {
    var list = HeightList([.nan, -4, .infinity, 10])
    #expect(list.total == 10)
    list[3] = .nan
    #expect(list.total == 0 && list.index(at: 0) != nil)
  }

  @Test(arguments: 1...200)
  func `Updates move every row to its position`(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    let world = RandomUpdate(&numbers)
    let update = try SectionedUpdate(world.changes, from: world.old.map(\.count), to: world.new.map(\.count))
    for (section, rows) in world.new.enumerated() {
      for (row, id) in rows.enumerated() {
        let place = IndexPath(row: row, section: section)
        guard let source = update.oldItem(place) else {
          #expect(id >= 1000 || !world.kept.contains(id))
          continue
        }
        #expect(world.old[source.section][source.row] == id)
        #expect(update.newItem(source) == place)
      }
    }
    let found = Set(
      world.new.indices.flatMap { section in
        world.new[section].indices.compactMap { update.oldItem(IndexPath(row: $0, section: section)) }
      }.map { world.old[$0.section][$0.row] })
    #expect(found == world.kept)
  }

  @Test func `Wrong counts are named as UIKit names them`() {
    var changes = SectionedChanges()
    changes.insertedItems = [IndexPath(row: 0, section: 0)]
    let error = #expect(throws: SectionedUpdateError.self) { try SectionedUpdate(changes, from: [5], to: [5]) }
    #expect(
      error?.message.hasPrefix(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (5) must be equal to the number of rows contained in that section before the update (5), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted)"
      ) == true)
    #expect(throws: SectionedUpdateError.self) { try SectionedUpdate(SectionedChanges(), from: [5], to: [5, 1]) }
    changes = SectionedChanges()
    changes.deletedItems = [IndexPath(row: 7, section: 0)]
    #expect(throws: SectionedUpdateError.self) { try SectionedUpdate(changes, from: [5], to: [4]) }
    changes.deletedItems = [IndexPath(row: 1, section: 0), IndexPath(row: 1, section: 0)]
    #expect(throws: SectionedUpdateError.self) { try SectionedUpdate(changes, from: [5], to: [3]) }
  }
}

/// Data before and after a random change, made the naive way.
struct RandomUpdate {
  var old: [[Int]] = []
  var new: [[Int]] = []
  var changes = SectionedChanges()
  /// The rows that are the same ones after the change.
  var kept: Set<Int> = []

  init(_ numbers: inout SplitMix64) {
    var next = 0
    old = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
      (0..<Int.random(in: 0...6, using: &numbers)).map { _ in
        next += 1
        return next
      }
    }
    // Each section, with the rows that it keeps in place.
    var sections: [(old: Int?, rows: [Int])] = []
    var moving: [(id: Int, from: IndexPath)] = []
    for (section, rows) in old.enumerated() {
      if Int.random(in: 0..<5, using: &numbers) == 0 {
        changes.deletedSections.append(section)
        continue
      }
      var stay: [Int] = []
      for (row, id) in rows.enumerated() {
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: changes.deletedItems.append(IndexPath(row: row, section: section))
        case 1: moving.append((id, IndexPath(row: row, section: section)))
        default:
          stay.append(id)
          kept.insert(id)
        }
      }
      sections.append((section, stay))
    }
    if sections.count > 1, Bool.random(using: &numbers) {
      let from = Int.random(in: 0..<sections.count, using: &numbers)
      let section = sections.remove(at: from)
      let to = Int.random(in: 0...sections.count, using: &numbers)
      sections.insert(section, at: to)
      movedSection = section.old
    }
    for _ in 0..<Int.random(in: 0...2, using: &numbers) {
      let place = Int.random(in: 0...sections.count, using: &numbers)
      sections.insert((nil, (0..<Int.random(in: 0...3, using: &numbers)).map { 1000 + $0 }), at: place)
    }
    if sections.isEmpty {
      // Nowhere to go: what would have moved is deleted.
      changes.deletedItems += moving.map(\.from)
      moving = []
    }
    var marks: [(id: Int, section: Int, from: IndexPath?)] = []
    for row in moving { marks.append((row.id, Int.random(in: 0..<sections.count, using: &numbers), row.from)) }
    for index in 0..<Int.random(in: 0...3, using: &numbers) where !sections.isEmpty {
      marks.append((2000 + index, Int.random(in: 0..<sections.count, using: &numbers), nil))
    }
    for mark in marks {
      let place = Int.random(in: 0...sections[mark.section].rows.count, using: &numbers)
      sections[mark.section].rows.insert(mark.id, at: place)
    }
    new = sections.map(\.rows)
    for mark in marks {
      guard let row = new[mark.section].firstIndex(of: mark.id) else { continue }
      let place = IndexPath(row: row, section: mark.section)
      if let from = mark.from {
        changes.movedItems.append((from, place))
        kept.insert(mark.id)
      } else {
        changes.insertedItems.append(place)
      }
    }
    for (index, section) in sections.enumerated() {
      if section.old == nil { changes.insertedSections.append(index) }
      if let moved = movedSection, section.old == moved { changes.movedSections.append((moved, index)) }
    }
  }

  private var movedSection: Int?
}
