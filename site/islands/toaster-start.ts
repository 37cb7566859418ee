/**
 * Loads the toaster, and React with it, for a message kept by the page before or for the first one asked for on this page. Its
 * script waits in a template (`site/layouts/BaseLayout.astro`): nothing of it is fetched until it stands in the page itself.
 */
import { keepToast, onFirstToast, toastKept } from './toasts.ts';

function wake() {
  const waiting = document.querySelector<HTMLTemplateElement>('template#toaster');
  if (waiting) document.body.append(waiting.content.cloneNode(true));
}

if (toastKept()) wake();
else
  onFirstToast((toast) => {
    keepToast(toast);
    wake();
  });
