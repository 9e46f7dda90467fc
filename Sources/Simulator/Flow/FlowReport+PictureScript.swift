extension FlowReport {
  /// The script that draws the images of a page.
  static let pictureScript = """
    const archive = document.getElementById('archive').content;
    // Returns a complete image. In the archive, shared parts are stored once.
    const picture = (name) => {
      const group = archive.getElementById(name).cloneNode(true);
      group.removeAttribute('id');
      for (const use of group.querySelectorAll('use')) use.replaceWith(picture(use.getAttribute('href').slice(1)));
      return group;
    };
    const draw = (screen) => screen.replaceChildren(picture(screen.dataset.picture));
    // A screen is drawn while it is near the window, because drawing all of them would overload the browser. The first
    // image of each film remains, for a picture of the whole page.
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) draw(target);
        else if (!target.closest('.player')) target.replaceChildren();
      }
    }, { rootMargin: '100% 0px' });
    const screens = [...document.querySelectorAll('.screen')];
    for (const screen of screens) observer.observe(screen);
    const posters = screens.filter((screen) => screen.closest('.player'));
    const drawPosters = () => {
      const poster = posters.shift();
      if (!poster) return;
      if (!poster.hasChildNodes()) draw(poster);
      setTimeout(drawPosters);
    };
    drawPosters();
    addEventListener('beforeprint', () => { observer.disconnect(); screens.forEach(draw); });
    addEventListener('afterprint', () => screens.forEach((screen) => observer.observe(screen)));
    // A scrollable element is marked at the edge where it continues.
    for (const scroller of document.querySelectorAll('.strip, .timeline')) {
      const mark = () => {
        const rest = scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft;
        scroller.classList.toggle('continues', rest > 4);
        scroller.classList.toggle('scrolled', scroller.scrollLeft > 4);
      };
      scroller.addEventListener('scroll', mark, { passive: true });
      new ResizeObserver(mark).observe(scroller);
      mark();
    }
    """
}
