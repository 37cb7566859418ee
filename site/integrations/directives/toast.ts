import type { ClientDirective } from 'astro';

/** Hydrates for a message kept by the page before, or for the first one asked for on this page (handed on once awake). */
const toast: ClientDirective = async (load) => {
  const wake = async () => (await load())();
  if (sessionStorage.getItem('toast')) return wake();
  const first = async (event: Event) => {
    removeEventListener('toast', first);
    sessionStorage.setItem('toast', JSON.stringify((event as CustomEvent).detail));
    await wake();
  };
  addEventListener('toast', first);
};

export default toast;
