/**
 * Tells at once whether an element is in view, or as near to it as `margin` (as CSS margins are written), and again whenever that
 * changes. What is returned ends it.
 */
export function watchInView(element: Element, told: (inView: boolean) => void, margin = '0px'): () => void {
  // A busy device tells of several changes in one call, the latest last.
  const observer = new IntersectionObserver((changes) => told(changes.at(-1)?.isIntersecting ?? false), { rootMargin: margin });
  observer.observe(element);
  return () => observer.disconnect();
}
