extension FlowComparison {
  /// The rules that the page adds to the style sheet of a report.
  static let style = """
    .film { margin-top: 16px; }
    header + .film { margin-top: 40px; }
    .outcome.removed { color: var(--bad); background: color-mix(in srgb, var(--bad) 14%, transparent); }
    .changes { margin: 14px 0 0; padding-left: 20px; }
    h4 { font-size: 13px; font-weight: 600; color: var(--soft); margin: 22px 0 6px; }
    .modes { display: inline-flex; gap: 2px; margin-top: 28px; padding: 3px; border-radius: 11px; background: var(--fill); }
    .modes button {
      border: 0; border-radius: 8px; padding: 6px 14px; font: inherit; font-size: 13px; color: var(--ink); background: none; cursor: pointer;
    }
    .modes [aria-pressed="true"] { background: var(--card); box-shadow: 0 1px 3px rgba(0, 0, 0, 0.14); }
    .instants { display: flex; flex-wrap: wrap; gap: 28px 44px; margin-top: 22px; }
    figure { margin: 0; }
    figcaption { color: var(--soft); font-size: 12px; text-align: center; margin-top: 6px; }
    .screens { display: flex; gap: 12px; }
    .side { width: 168px; }
    .side span { display: block; margin-top: 8px; text-align: center; font-size: 12px; color: var(--soft); }
    .side.after span { color: var(--accent); font-weight: 600; }
    .pair input { display: none; width: 100%; margin-top: 10px; accent-color: var(--accent); }
    [data-mode="slider"] .pair .screens, [data-mode="flicker"] .pair .screens { display: grid; }
    [data-mode="slider"] .pair .side, [data-mode="flicker"] .pair .side { grid-area: 1 / 1; width: 220px; }
    [data-mode="slider"] .pair .side span { text-align: left; }
    [data-mode="slider"] .pair .after span { text-align: right; }
    [data-mode="slider"] .pair input { display: block; }
    [data-mode="slider"] .pair .screens { position: relative; width: 220px; }
    [data-mode="slider"] .pair .screens::after {
      content: ""; position: absolute; top: 0; bottom: 24px; left: calc(var(--split, 50%) - 1px); width: 2px; background: var(--accent);
    }
    [data-mode="slider"] .pair .before .screen { clip-path: inset(0 calc(100% - var(--split, 50%)) 0 0); }
    [data-mode="slider"] .pair .after .screen { clip-path: inset(0 0 0 var(--split, 50%)); }
    [data-mode="flicker"] .pair .after { animation: flicker 1.6s step-end infinite; background: var(--card); }
    [data-mode="flicker"] .pair:hover .after { animation-play-state: paused; }
    @keyframes flicker { 0% { opacity: 0; } 50% { opacity: 1; } }
    .difference {
      margin: 0; padding: 12px 14px; border-radius: 12px; background: var(--paper); overflow-x: auto;
      font: 12px/1.55 ui-monospace, "SF Mono", Menlo, monospace;
    }
    .difference .removed { color: var(--bad); }
    .difference .added { color: var(--good); }
    .difference .place { color: var(--soft); }
    """

  /// The script that switches between the presentations.
  static let script = """
    const modes = [...document.querySelectorAll('.modes button')];
    for (const button of modes) button.addEventListener('click', () => {
      document.body.dataset.mode = button.dataset.mode;
      for (const other of modes) other.setAttribute('aria-pressed', other === button);
    });
    for (const pair of document.querySelectorAll('.pair')) {
      const range = pair.querySelector('input');
      range.addEventListener('input', () => pair.style.setProperty('--split', range.value + '%'));
    }
    """
}
