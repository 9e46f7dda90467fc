import Simulator
import Testing

struct LineDifferenceTests {
  private let old = (1...9).map { "line \($0)\n" }.joined()

  @Test func `A changed line is shown with its neighbors and its number`() {
    let new = old.replacing("line 5", with: "line five")
    #expect(
      LineDifference(from: old, to: new).text() == """
        @ line 3
          line 3
          line 4
        - line 5
        + line five
          line 6
          line 7
        """)
  }

  @Test func `Changes that are far apart are separate parts`() {
    let new = old.replacing("line 1\n", with: "").replacing("line 9", with: "line nine")
    #expect(
      LineDifference(from: old, to: new).text() == """
        @ line 1
        - line 1
          line 2
          line 3
        @ line 6
          line 7
          line 8
        - line 9
        + line nine
        """)
  }

  @Test func `The same texts have no difference`() {
    #expect(LineDifference(from: old, to: old).isEmpty)
    #expect(LineDifference(from: old, to: old).text() == "")
    #expect(!LineDifference(from: old, to: "").isEmpty)
  }

  @Test func `A long difference is cut, and says how much is missing`() {
    let difference = LineDifference(from: "", to: String(repeating: "new\n", count: 100))
    let lines = difference.text(mostLines: 10).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.last == "… and 91 more changed lines")
    #expect(difference.count == 100)
  }

  @Test func `Removing and adding every line of a long text is printed as two parts`() {
    let (first, second) = ((0..<3000).map { "a\($0)\n" }.joined(), (0..<3000).map { "b\($0)\n" }.joined())
    let difference = LineDifference(from: first, to: second)
    #expect(difference.count == 6000)
    #expect(difference.text(mostLines: 3).contains("- a0\n- a1"))
  }

  /// Every text of up to four lines of two kinds, against every other one.
  @Test func `The removed and added lines turn one text into the other`() {
    let texts = (0...4).flatMap { length in
      (0..<(1 << length)).map { bits in (0..<length).map { bits >> $0 & 1 == 0 ? "a" : "b" } }
    }
    for old in texts {
      for new in texts {
        let lines = LineDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
          .text(mostLines: 100).split(separator: "\n").filter { !$0.hasPrefix("@") }
        guard old != new else { continue }
        let (before, after) = (lines.filter { !$0.hasPrefix("+") }, lines.filter { !$0.hasPrefix("-") })
        // The context of two lines at each side of a change may leave out others, which are the same in both.
        #expect(old.count - new.count == before.count - after.count || old.isEmpty || new.isEmpty)
        #expect(old.joined(separator: ",").contains(before.map { String($0.dropFirst(2)) }.joined(separator: ",")))
        #expect(new.joined(separator: ",").contains(after.map { String($0.dropFirst(2)) }.joined(separator: ",")))
      }
    }
  }
}
