extension FlowComparison {
  /// Returns a page that shows the differences, as a self-contained HTML file.
  public func html() -> String {
    let cards = differences.map(\.html)
    return """
      \(FlowReport.head(title: "\(titles.after): differences", fontFamily: fontFamily, style: Self.style))
      <body data-mode="side">
      \(archive.html(for: Set(differences.flatMap(\.pictures))))
      <main>
      <noscript><p>The pictures are drawn by this page's script, which is switched off.</p></noscript>
      \(header)
      \(section("Callbacks at the start", startCallbacks))
      \(cards.joined(separator: "\n"))
      \(section("Violations of the life cycle", violations))
      <footer>Screens and callbacks that differ between two recordings on a virtual clock.</footer>
      </main>
      <script>
      \(FlowReport.pictureScript)
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private var header: String {
    let figures = [
      (count(.changed), "changed"), (count(.added), "added"), (count(.removed), "removed"), (sameCount, "the same"),
    ]
    let tiles = figures.map { "<div><dd>\($0.0)</dd><dt>\($0.1)</dt></div>" }.joined()
    let title = titles.before == titles.after ? titles.after : "\(titles.before) → \(titles.after)"
    let modes = [("side", "Side by Side"), ("slider", "Slider"), ("flicker", "Flicker")].map {
      "<button type=\"button\" data-mode=\"\($0.0)\" aria-pressed=\"\($0.0 == "side")\">\($0.1)</button>"
    }
    return """
      <header>
      <h1>\(title.html)</h1>
      <p class="subtitle">\(isEmpty ? "No differences." : "The transitions that differ, before and after.")</p>
      <dl class="figures">\(tiles)</dl>
      \(isEmpty ? "" : "<div class=\"modes\" role=\"group\" aria-label=\"Presentation\">\(modes.joined())</div>")
      </header>
      """
  }

  private func section(_ title: String, _ difference: LineDifference?) -> String {
    guard let difference else { return "" }
    return "<article class=\"film\"><div class=\"heading\"><h3>\(title.html)</h3></div>\(difference.html)</article>"
  }
}

extension FlowTransitionDifference {
  var pictures: [String] { instants.flatMap { [$0.before, $0.after].compactMap(\.self) } }

  var html: String {
    let pill =
      switch kind {
      case .changed: "<span class=\"outcome other\">changed</span>"
      case .added: "<span class=\"outcome good\">added</span>"
      case .removed: "<span class=\"outcome removed\">removed</span>"
      }
    let list = facts.map { "<li>\($0.html)</li>" }.joined()
    return """
      <article class="film">
      <div class="heading"><span class="number">\(numbers.last ?? 0)</span><h3>\(title.html)</h3>\(pill)\
      <span class="facts">\(kind == .changed && frames.different > 0 ? "\(frames.different) of \(frames.all) frames differ" : "")</span></div>
      \(list.isEmpty ? "" : "<ul class=\"changes\">\(list)</ul>")
      \(instants.isEmpty ? "" : "<div class=\"instants\">\(instants.map(figure).joined(separator: "\n"))</div>")
      \(texts.map { "<h4>Texts on the screen</h4>\($0.html)" } ?? "")
      \(callbacks.map { "<h4>Callbacks</h4>\($0.html)" } ?? "")
      </article>
      """
  }

  private func figure(_ instant: Instant) -> String {
    let screens = [("before", instant.before), ("after", instant.after)].compactMap { side, picture in
      picture.map { screen($0, side) }
    }
    let isPair = screens.count == 2
    return """
      <figure class="\(isPair ? "pair" : "single")"><div class="screens">\(screens.joined())</div>\
      \(isPair ? "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"Boundary between before and after\">" : "")\
      <figcaption>\(instant.time.dropLast(2)) s</figcaption></figure>
      """
  }

  private func screen(_ picture: String, _ side: String) -> String {
    let size = size.map(String.init).joined(separator: " ")
    return """
      <div class="side \(side)"><svg class="screen" viewBox="0 0 \(size)" data-picture="\(picture)"></svg>\
      <span>\(side)</span></div>
      """
  }
}

extension LineDifference {
  /// The lines as HTML, with colors for the lines that were removed and added.
  fileprivate var html: String {
    let lines = text(mostLines: 200).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let kind =
        switch line.first {
        case "-": "removed"
        case "+": "added"
        case "@": "place"
        default: "same"
        }
      return "<span class=\"\(kind)\">\(String(line).html)</span>"
    }
    return "<pre class=\"difference\">\(lines.joined(separator: "\n"))</pre>"
  }
}
