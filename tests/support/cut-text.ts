import type { Page } from '@playwright/test';

/**
 * The texts that the window's edge cuts: those a reader cannot see whole by scrolling down. What scrolls sideways by itself
 * (a wide table) is not cut.
 *
 * @returns the words cut, with the element they are in
 */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut = new Set<string>();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!element || !text.textContent?.trim() || !isShown(element) || scrollsSideways(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // What lies wholly before the left edge (the skip link) waits there on purpose.
      const outside = [...range.getClientRects()].some(({ left, right }) => right > edge + 1 || (left < -1 && right > 0));
      if (outside) cut.add(`${element.tagName.toLowerCase()}: ${text.textContent.trim().slice(0, 60)}`);
    }
    return [...cut];

    function isShown(element: Element): boolean {
      if (element.closest('dialog:not([open]), .sr, svg, [aria-hidden=true], [inert]')) return false;
      // Kept for screen readers only.
      for (let up: Element | null = element; up; up = up.parentElement)
        if (getComputedStyle(up).clipPath !== 'none') return false;
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
    }
    function scrollsSideways(element: Element): boolean {
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement)
        if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
      return false;
    }
  });
}
