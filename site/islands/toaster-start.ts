/**
 * Loads the toaster, and React with it, for a message kept by the page before. Its script waits in a template
 * (`site/layouts/BaseLayout.astro`): nothing of it is fetched until it stands in the page itself.
 */
import { toastKept } from './toasts.ts';

const waiting = toastKept() ? document.querySelector<HTMLTemplateElement>('template#toaster') : null;
if (waiting) document.body.append(waiting.content.cloneNode(true));
