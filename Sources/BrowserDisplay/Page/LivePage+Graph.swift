extension LivePage {
  /// The script for the states that containers have shown, with an arc for each transition.
  static let graphScript = #"""
    const rowHeight = 30;

    /// Draws an arc beside the rows of two states.
    ///
    /// Arcs that lead down and arcs that lead up have different ends.
    const drawArc = (from, to, count, isLast) => {
      const isDown = to > from;
      const span = Math.max(1, Math.abs(to - from));
      const y = (row, offset) => row * rowHeight + rowHeight / 2 + offset;
      const [start, end] = from === to ? [y(from, -7), y(to, 7)] : isDown ? [y(from, 7), y(to, -7)] : [y(from, -2), y(to, 2)];
      const bulge = Math.min(88, (isDown ? 12 : 40) + 16 * (span - 1));
      const arc = draw('g', { class: isLast ? 'arc last' : 'arc' });
      arc.append(
        draw('path', { d: `M2 ${start}C${bulge * 4 / 3} ${start} ${bulge * 4 / 3} ${end} 4 ${end}` }),
        draw('path', { class: 'head', d: `M1.5 ${end}l6 -3.2v6.4z` }),
      );
      if (count > 1) arc.append(Object.assign(draw('text', { x: bulge + 5, y: (start + end) / 2 + 4 }), { textContent: `${count}×` }));
      return arc;
    };

    const showGraphs = (graphs) => {
      byID('states').hidden = graphs.length === 0;
      byID('graphs').replaceChildren(...graphs.map(({ k, s, e }) => {
        const states = [...new Set(e.flatMap(([from, to]) => [from, to]).filter((state) => state !== null))];
        const rows = make('ol');
        for (const state of states) rows.append(make('li', state === s ? 'current' : '', state));
        const arcs = draw('svg', { width: 116, height: states.length * rowHeight, 'aria-hidden': 'true' });
        e.forEach(([from, to, count]) => { if (from !== null) arcs.append(drawArc(states.indexOf(from), states.indexOf(to), count)); });
        const graph = make('div', 'journey');
        graph.append(make('h3', '', k), rows, arcs);
        graph.setAttribute('aria-label', e.map(([from, to, count]) => `${from ?? 'start'} to ${to}: ${count}`).join(', '));
        return graph;
      }));
    };
    """#
}
