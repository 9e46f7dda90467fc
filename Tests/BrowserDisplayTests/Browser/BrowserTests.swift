import Testing

/// The tests of live apps in a browser.
///
/// They run one after the other, because each of them occupies a small machine, and slows down all other tests.
@Suite(
  .enabled(if: Chromium.isInstalled, "Chromium is not installed, so live apps are not tested in a browser."),
  .serialized, .timeLimit(.minutes(10)))
enum BrowserTests {}
