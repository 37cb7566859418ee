import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { placeholderOrigin } from './domain/rules/site-origin.ts';
import { scopedClassName } from './scripts/build/class-names.ts';
import { agencyServer } from './scripts/dev/agency-server.ts';
import { readConfig } from './server/config.ts';
import { artPrints } from './site/integrations/art-prints.ts';
import { brandTokens } from './site/integrations/brand-tokens.ts';
import { clientDirectives } from './site/integrations/client-directives.ts';
import { pageScripts } from './site/integrations/page-scripts.ts';
import { photoPrints } from './site/integrations/photo-prints.ts';

export default defineConfig({
  site: placeholderOrigin,
  srcDir: './site',
  outDir: './dist/site',
  cacheDir: './.cache/astro',
  output: 'static',
  trailingSlash: 'never',
  server: ({ command }) => (command === 'dev' ? listening() : {}),
  build: { format: 'file', inlineStylesheets: 'never', assets: '_astro' },
  devToolbar: { enabled: false },
  integrations: [react(), brandTokens(), clientDirectives(), pageScripts(), artPrints(), photoPrints(), agencyServer()],
  vite: {
    build: { assetsInlineLimit: 0, cssMinify: 'esbuild' },
    css: { modules: { generateScopedName: scopedClassName } },
    worker: { format: 'es' },
  },
});

/** `npm run dev` listens where the environment says, as the server does. */
function listening() {
  const { port, host } = readConfig(process.env);
  return { port, host };
}
