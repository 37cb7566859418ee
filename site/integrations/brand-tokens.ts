import type { AstroIntegration } from 'astro';
import { cssTokens } from '../../brand/tokens.ts';

const id = 'virtual:brand-tokens.css';

/** Lets layouts import the brand's tokens as a style sheet, so that colours are written once for pages and PDF. */
export function brandTokens(): AstroIntegration {
  return {
    name: 'brand-tokens',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugin = {
          name: 'brand-tokens',
          resolveId: (source: string) => (source === id ? `\0${id}` : undefined),
          load: (resolved: string) => (resolved === `\0${id}` ? cssTokens() : undefined),
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
