import type { AstroIntegration } from 'astro';

/**
 * When an island loads, beyond Astro's own occasions: `client:touch` when the visitor first touches or focuses it, or drags
 * something over it. Until then the page has no React at all.
 */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './site/integrations/directives/touch.ts' });
      },
    },
  };
}
