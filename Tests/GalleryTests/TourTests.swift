import Simulator
import Testing

@testable import Gallery

@MainActor
struct TourTests {
  @Test func `The tour breaks no rule`() async throws {
    let report = try await PlayedTour.report
    #expect(report.violations == [])
    #expect((40...90).contains(report.transitions.count))
    #expect(report.lifecycle.count > 3000)
    #expect(report.transitions.allSatisfy { $0.ended != nil })
    #expect(report.transitions.contains { $0.outcome == "superseded" })
  }

  @Test func `Every animated transition has a strip from its start to its end`() async throws {
    let report = try await PlayedTour.report
    for transition in report.transitions where transition.isAnimated {
      let strip = transition.filmStrip(count: 7)
      #expect(strip.count == 7)
      #expect(strip.first?.time == transition.began)
      #expect(strip.last?.time == transition.ended)
      #expect(Set(strip.map(\.time)).count == 7)
    }
  }

  @Test func `Two tours result in the same page and the same lines`() async throws {
    let (first, second) = (try await PlayedTour.report, try await Tour.play())
    let page = try await PlayedTour.page
    let secondPage = await PlayedTour.page(of: second)
    #expect(page == secondPage)
    #expect(page.utf8.count < 5_000_000)
    #expect(TourTable(first.transitions).text == TourTable(second.transitions).text)
  }

  @Test func `The page has no external references`() async throws {
    let page = try await PlayedTour.page
    #expect(!page.contains("src=\"http") && !page.contains("href=\"http") && !page.contains("@import"))
  }

  @Test func `Every image of the page can be composed`() async throws {
    let page = try await PlayedTour.page
    let pieces = Set(page.matches(of: /<g id="(p\d+)"/).map(\.1))
    let resource = /<(?:clipPath|filter|mask|linearGradient|radialGradient|pattern) id="(d\d+)"/
    let resources = Set(page.matches(of: resource).map(\.1))
    let shown = page.matches(of: /data-picture="(\w+)"/).map(\.1)
    let played = page.matches(of: /data-frames="([\w ]+)"/).flatMap { $0.1.split(separator: " ") }
    #expect(shown.count > 300)
    let parts = page.matches(of: /<use href="#(\w+)"/).map(\.1)
    #expect(Set(shown + played + parts).subtracting(pieces).isEmpty)
    #expect(Set(page.matches(of: /url\(#(\w+)\)/).map(\.1)).subtracting(resources).isEmpty)
  }
}
