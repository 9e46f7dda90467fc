import Foundation
import Testing
@testable import UIKit

/// The equality of images, and their data.
@Suite
@MainActor
struct ImageEqualityTests {
  // A PNG of 6 by 4 pixels, as far as it is read.
  private let png =
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
    + Data([0, 0, 0, 6, 0, 0, 0, 4])

  @Test func `Images are equal if their contents and their attributes are`() throws {
    let (first, second) = try (#require(UIImage(data: png)), #require(UIImage(data: png)))
    #expect(first == second)
    #expect(first.hash == second.hash)
    #expect(first != UIImage(data: png, scale: 2))
    #expect(first.withRenderingMode(.alwaysTemplate) != second)
    #expect(first.withRenderingMode(.alwaysTemplate) == second.withRenderingMode(.alwaysTemplate))
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star") != UIImage(systemName: "star.fill"))
    #expect(UIImage() == UIImage())
    #expect(UIImage() != first)
  }

  @Test func `An image from a file has the data of its format, and no other`() throws {
    let image = try #require(UIImage(data: png))
    #expect(image.pngData() == png)
    var messages: [String] = []
    RuntimeDiagnostics.observer = { messages.append("\($0): \($1)") }
    defer { RuntimeDiagnostics.observer = nil }
    #expect(image.jpegData(compressionQuality: 0.8) == nil)
    #expect(messages.first?.contains("was not read from a JPEG file") == true)
    #expect(UIImage().pngData() == nil)
    #expect(messages.count == 1)
  }

  @Test func `A drawing of text has no data, which is reported`() {
    var messages: [String] = []
    RuntimeDiagnostics.observer = { messages.append("\($0): \($1)") }
    defer { RuntimeDiagnostics.observer = nil }
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    #expect(!renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }.isEmpty && messages.isEmpty)
    #expect(renderer.pngData { _ in NSString("a").draw(at: .zero, withAttributes: nil) }.isEmpty)
    #expect(messages.count == 1 && messages.first?.contains("was not read from a PNG file") == true)
    #expect(
      renderer.jpegData(withCompressionQuality: 1) { _ in NSString("a").draw(at: .zero, withAttributes: nil) }.isEmpty)
    #expect(messages.count == 2 && messages.last?.contains("was not read from a JPEG file") == true)
  }

  @Test func `Paths are equal if their elements and their line styles are`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(UIBezierPath(rect: rect) == UIBezierPath(rect: rect))
    #expect(UIBezierPath(rect: rect) != UIBezierPath(ovalIn: rect))
    let thick = UIBezierPath(rect: rect)
    thick.lineWidth = 3
    #expect(thick != UIBezierPath(rect: rect))
    #expect(Set([UIBezierPath(rect: rect), UIBezierPath(rect: rect)]).count == 1)
  }
}
