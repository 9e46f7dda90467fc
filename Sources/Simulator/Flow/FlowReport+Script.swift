extension FlowReport {
  /// The script that plays the films and zooms the chart.
  static let script = """
    for (const film of document.querySelectorAll('.film')) {
      const reel = film.querySelector('.reel');
      if (!reel) continue;
      const frames = reel.dataset.frames.split(' ');
      const times = reel.dataset.times.split(' ').map(Number);
      const screen = reel.querySelector('.player .screen');
      const range = reel.querySelector('input');
      const clock = reel.querySelector('output');
      const button = reel.querySelector('.controls button');
      const cells = [...film.querySelectorAll('.strip button')];
      let request = 0;

      const show = (index) => {
        screen.dataset.picture = frames[index];
        if (screen.hasChildNodes()) draw(screen);
        range.value = index;
        clock.textContent = times[index].toFixed(2) + ' s';
        let current = cells[0];
        for (const cell of cells) if (Number(cell.dataset.frame) <= index) current = cell;
        for (const cell of cells) cell.classList.toggle('current', cell === current);
      };
      const stop = () => {
        cancelAnimationFrame(request);
        request = 0;
        button.textContent = '▶';
        button.setAttribute('aria-label', 'Play');
      };
      const play = () => {
        const first = Number(range.value) >= frames.length - 1 ? 0 : Number(range.value);
        const origin = performance.now() - times[first] * 1000;
        button.textContent = '❚❚';
        button.setAttribute('aria-label', 'Pause');
        const step = () => {
          const time = (performance.now() - origin) / 1000;
          let index = first;
          while (index < frames.length - 1 && times[index + 1] <= time) index += 1;
          show(index);
          if (index < frames.length - 1) request = requestAnimationFrame(step); else stop();
        };
        request = requestAnimationFrame(step);
      };
      button.addEventListener('click', () => request ? stop() : play());
      range.addEventListener('input', () => { stop(); show(Number(range.value)); });
      for (const cell of cells) cell.addEventListener('click', () => { stop(); show(Number(cell.dataset.frame)); });
      show(Number(range.value));
    }

    const timeline = document.querySelector('.timeline');
    const zoom = document.querySelector('.zoom input');
    const base = Number(timeline.dataset.scale);
    const originals = [...timeline.querySelectorAll('svg rect, svg line, svg text')].map((element) => [
      element, ['x', 'x1', 'x2', 'width'].filter((name) => element.hasAttribute(name))
        .map((name) => [name, Number(element.getAttribute(name))]),
      element.classList.contains('target'),
    ]);
    let scale = base;
    const margin = 8;
    const rescale = (wanted, anchor) => {
      const lanes = timeline.querySelector('.lanes').offsetWidth;
      const visible = timeline.clientWidth - lanes;
      const next = Math.min(400, Math.max((visible - 40) / Number(timeline.dataset.end), wanted));
      // The time in the middle, or below the pointer, keeps its position.
      const offset = anchor ?? visible / 2;
      const time = (timeline.scrollLeft + offset - margin) / scale;
      const factor = next / base;
      for (const [element, attributes, isTarget] of originals) {
        for (const [name, value] of attributes) {
          if (name === 'width') { if (!isTarget) element.setAttribute(name, Math.max(1, value * factor)); }
          else if (isTarget) element.setAttribute(name, margin + (value + 3 - margin) * factor - 3);
          else element.setAttribute(name, margin + (value - margin) * factor);
        }
      }
      const width = Math.ceil(Number(timeline.dataset.end) * next) + 40;
      for (const svg of timeline.querySelectorAll('svg')) svg.setAttribute('width', width);
      const every = [1, 2, 5, 10, 20, 30, 60].find((seconds) => seconds * next >= 36) ?? 60;
      for (const text of timeline.querySelectorAll('.axis text')) {
        const isShown = Number(text.dataset.second) % every === 0;
        text.style.display = isShown ? '' : 'none';
      }
      for (const line of timeline.querySelectorAll('.axis line')) {
        line.style.display = Number(line.dataset.second) % every === 0 ? '' : 'none';
      }
      // Ticks that would touch each other are faint.
      timeline.classList.toggle('coarse', next < 30);
      scale = next;
      zoom.value = Math.log2(next);
      timeline.scrollLeft = margin + time * next - offset;
    };
    zoom.addEventListener('input', () => rescale(2 ** Number(zoom.value)));
    document.querySelector('.zoom .fit').addEventListener('click', () => rescale(0));
    document.querySelector('.zoom .detail').addEventListener('click', () => rescale(base));
    timeline.addEventListener('wheel', (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const lanes = timeline.querySelector('.lanes').offsetWidth;
      rescale(scale * 2 ** (-event.deltaY / 200), event.clientX - timeline.getBoundingClientRect().left - lanes);
    }, { passive: false });
    for (const lane of timeline.querySelectorAll('.lanes button')) {
      lane.addEventListener('click', () => timeline.scrollTo({ left: Number(lane.dataset.start) * scale - 24, behavior: 'smooth' }));
    }
    """
}
