import DisplayScene

/// The page of a display: its markup, its style sheet, and its scripts.
///
/// They are strings, so that a live app does not require a bundle. Each part of the script is in a separate file.
package struct LivePage: Sendable {
  /// The title of the page.
  let title: String

  /// Creates a page.
  package init(title: String) { self.title = title }

  /// The version of the page, which differs if its markup, its style sheet or its script does.
  ///
  /// A page remains open while an app is built again. If the new version has another page, the page loads it.
  static let version = {
    // The hash of Fowler, Noll and Vo. Swift's own differs in each process.
    let parts = [toolbar, stage, inspector, recording, style, script]
    let hash = parts.joined().utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }()

  /// The markup.
  package var html: String {
    """
    <!doctype html>
    <html lang="en" data-version="\(Self.version)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <title>\(title.escapedForMarkup)</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="live.css">
    </head>
    <body>
    \(Self.toolbar)
    \(Self.stage)
    \(Self.inspector)
    \(Self.recording)
    <script src="live.js"></script>
    </body>
    </html>
    """
  }

  /// The script, which runs after the elements exist.
  package static let script = [
    "'use strict';", helperScript, contentScript, layerScript, sceneScript, touchScript, keyScript, toolScript,
    buildScript, recordingScript, inspectorScript, graphScript, connectionScript,
  ].joined(separator: "\n")
}
