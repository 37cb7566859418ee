import type { ClientDirective } from 'astro';

const occasions = ['pointerdown', 'focusin', 'touchstart', 'dragenter'] as const;

const touch: ClientDirective = async (load, _options, element) => {
  const wake = async () => {
    for (const occasion of occasions) element.removeEventListener(occasion, wake);
    await (await load())();
  };
  for (const occasion of occasions) element.addEventListener(occasion, wake, { passive: true });
};

export default touch;
