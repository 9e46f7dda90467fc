import DisplayScene

extension FlowReport {
  /// The style sheet of the page, light and dark.
  static let style = """
    :root {
      --paper: #f5f5f7; --card: #ffffff; --ink: #1d1d1f; --soft: #6e6e73; --line: #d9d9de; --fill: #ececf0;
      --accent: #5856d6; --good: #1a7f37; --good-fill: #dff5e4; --other: #8a5a00; --other-fill: #fdefd2;
      --bad: #c4231c; --alive: #c9c9d0; --appearing: #f5a524; --appeared: #34a853; --disappearing: #b06ad8;
      --band: rgba(88, 86, 214, 0.09);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #0f0f12; --card: #1b1b20; --ink: #f5f5f7; --soft: #a1a1a8; --line: #34343b; --fill: #2a2a31;
        --accent: #8f8dff; --good: #5fd68a; --good-fill: #143822; --other: #ffc55c; --other-fill: #3c2e10;
        --bad: #ff7a72; --alive: #4b4b54; --appearing: #f5b04a; --appeared: #3fba62; --disappearing: #b982de;
        --band: rgba(143, 141, 255, 0.13);
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--paper); color: var(--ink); line-height: 1.45;
      font: 15px/1.45 -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
      font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased;
    }
    .resources { position: absolute; }
    main { max-width: 1280px; margin: 0 auto; padding: 64px 32px 48px; }
    h1 { font-size: 44px; line-height: 1.08; letter-spacing: -0.022em; font-weight: 700; margin: 0; }
    .subtitle { font-size: 19px; color: var(--soft); margin: 10px 0 0; max-width: 44em; }
    h2 { font-size: 26px; letter-spacing: -0.015em; font-weight: 650; margin: 64px 0 20px; }
    .figures { display: flex; flex-wrap: wrap; gap: 12px 48px; margin: 32px 0 0; }
    .figures dd { margin: 0; font-size: 30px; line-height: 1.15; font-weight: 650; letter-spacing: -0.02em; }
    .figures dt { color: var(--soft); font-size: 13px; }
    .figures.clean div:last-child dd { color: var(--good); }
    .figures.broken div:last-child dd { color: var(--bad); }
    .violations { color: var(--bad); padding-left: 20px; }
    .film {
      background: var(--card); border-radius: 20px; padding: 22px 24px 24px; margin: 0 0 16px; scroll-margin-top: 16px;
    }
    .film:target { outline: 2px solid var(--accent); }
    .heading { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
    .number {
      min-width: 28px; height: 28px; border-radius: 14px; background: var(--fill); color: var(--soft); font-size: 13px;
      font-weight: 600; display: inline-flex; align-items: center; justify-content: center;
    }
    h3 { font-size: 19px; font-weight: 620; letter-spacing: -0.01em; margin: 0; }
    .container { color: var(--soft); font-weight: 450; margin-right: 4px; }
    .arrow { color: var(--accent); margin: 0 2px; }
    .motion, .outcome { font-size: 13px; border-radius: 999px; padding: 3px 11px; }
    .motion { background: var(--fill); color: var(--ink); }
    .outcome.good { color: var(--good); background: var(--good-fill); }
    .outcome.other { color: var(--other); background: var(--other-fill); }
    .facts { margin-left: auto; color: var(--soft); font-size: 13px; }
    .reel { display: flex; gap: 36px; align-items: center; margin-top: 22px; }
    .screen { display: block; width: 100%; height: auto; border-radius: 14% / 6.45%; box-shadow: 0 0 0 1px var(--line); }
    .player { flex: none; width: 178px; }
    .table { flex: 1; min-width: 0; }
    .player .screen { box-shadow: 0 0 0 1px var(--line), 0 12px 32px rgba(0, 0, 0, 0.12); }
    .controls { display: flex; align-items: center; gap: 14px; margin-top: 18px; }
    .controls button {
      flex: none; width: 32px; height: 32px; border: 0; border-radius: 16px; background: var(--accent); color: var(--card);
      font-size: 12px; line-height: 1; cursor: pointer; padding: 0 0 0 1px;
    }
    .controls input { flex: 1; min-width: 0; accent-color: var(--accent); }
    .controls output { flex: none; width: 44px; text-align: right; color: var(--soft); font-size: 12px; }
    .strip {
      list-style: none; margin: 0; padding: 2px; display: grid; gap: 14px;
      grid-template-columns: repeat(7, minmax(0, 1fr));
    }
    .strip button { display: block; width: 100%; padding: 0; border: 0; background: none; color: inherit; cursor: pointer; font: inherit; }
    .strip span { display: block; margin-top: 8px; text-align: center; font-size: 12px; color: var(--soft); }
    .strip button:hover span, .strip .current span { color: var(--accent); }
    .strip .current .screen { box-shadow: 0 0 0 2px var(--accent); }
    .strip .current span { font-weight: 600; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
    .legend { display: flex; flex-wrap: wrap; gap: 6px 20px; color: var(--soft); font-size: 13px; margin: -6px 0 16px; }
    .key::before { content: ""; display: inline-block; width: 14px; height: 10px; border-radius: 3px; margin-right: 7px; }
    .key.alive::before { background: var(--alive); height: 4px; vertical-align: 3px; }
    .key.appearing::before { background: var(--appearing); }
    .key.appeared::before { background: var(--appeared); }
    .key.disappearing::before { background: var(--disappearing); }
    .key.tick::before { background: var(--ink); width: 2px; height: 14px; vertical-align: -2px; }
    .key.repeated::before { background: var(--ink); height: 3px; opacity: 0.45; vertical-align: 1px; }
    .zoom { display: inline-flex; align-items: center; gap: 8px; margin-left: auto; }
    .zoom button {
      border: 0; border-radius: 999px; padding: 4px 12px; background: var(--fill); color: var(--ink); font: inherit; cursor: pointer;
    }
    .zoom input { width: 140px; accent-color: var(--accent); }
    .timeline {
      display: grid; grid-template-columns: max-content max-content; background: var(--card); border-radius: 20px;
      overflow: auto; max-height: min(85vh, 900px); overscroll-behavior-x: contain;
    }
    .timeline.continues { mask-image: linear-gradient(to left, rgba(0, 0, 0, 0.2), #000 72px); }
    .timeline > .corner, .timeline > .axis { position: sticky; top: 0; z-index: 2; background: var(--card); padding-top: 6px; }
    .timeline > .corner, .lanes { position: sticky; left: 0; background: var(--card); }
    .timeline > .corner { z-index: 4; padding: 16px 16px 0 24px; font-size: 12px; color: var(--soft); }
    .timeline > .corner, .timeline > .axis { border-bottom: 1px solid var(--line); height: 46px; }
    .timeline.scrolled > .lanes, .timeline.scrolled > .corner { box-shadow: 1px 0 0 var(--line); }
    .lanes { list-style: none; margin: 0; padding: 0 12px 12px 24px; z-index: 3; max-width: 300px; }
    .lanes li { height: 30px; }
    .lanes button {
      display: block; width: 100%; height: 30px; padding: 0; border: 0; background: none; font: inherit; font-size: 13px;
      text-align: left; color: var(--soft); cursor: pointer; white-space: nowrap; overflow: hidden; text-overflow: ellipsis;
    }
    .lanes button:hover b { color: var(--accent); }
    .lanes b { color: var(--ink); font-weight: 500; }
    .chart, .timeline > .axis { display: block; }
    .hint { color: var(--soft); font-size: 13px; margin: 10px 0 0 24px; }
    .axis line { stroke: var(--line); stroke-width: 1; }
    .axis text, .band text { font-size: 11px; fill: var(--soft); text-anchor: middle; }
    .axis text:first-of-type { text-anchor: start; }
    .band rect { fill: var(--band); }
    .band text { fill: var(--accent); font-weight: 600; }
    rect.alive { fill: var(--alive); }
    rect.appearing { fill: var(--appearing); }
    rect.appeared { fill: var(--appeared); }
    rect.disappearing { fill: var(--disappearing); }
    .tick line { stroke: var(--ink); stroke-width: 1; opacity: 0.55; }
    rect.repeated { fill: var(--ink); opacity: 0.45; }
    rect.repeated:hover { fill: var(--accent); opacity: 1; }
    .coarse .tick line { opacity: 0.18; }
    .tick .target { fill: transparent; }
    .tick:hover line { stroke: var(--accent); stroke-width: 2; opacity: 1; }
    footer { color: var(--soft); font-size: 13px; margin-top: 48px; }
    @media (max-width: 900px) {
      main { padding: 40px 16px 32px; }
      h1 { font-size: 34px; }
      .facts { margin-left: 0; width: 100%; }
      .reel { flex-direction: column; gap: 24px; }
      .table { width: 100%; }
      /* On a phone, half of the image that follows is visible, so that the strip is seen to continue. */
      .strip {
        width: 100%; overflow-x: auto; scroll-snap-type: x proximity;
        grid-template-columns: repeat(7, max((100% - 84px) / 7, 74px));
      }
      .strip li { scroll-snap-align: start; }
      /* The last image that fits fades out, as long as there are others. */
      .strip.continues { mask-image: linear-gradient(to left, transparent, #000 64px); }
      .lanes { max-width: 42vw; padding-left: 14px; }
      .timeline > .corner { padding-left: 14px; }
      .zoom { margin-left: 0; width: 100%; }
      .zoom input { flex: 1; }
    }
    @media print {
      .timeline { max-height: none; overflow: visible; }
      .controls, .zoom, .hint { display: none; }
      .strip { grid-template-columns: repeat(7, minmax(0, 1fr)); overflow: visible; mask-image: none !important; }
      .film { break-inside: avoid; }
    }
    \(SVGContent.backdropStyle)
    """
}
