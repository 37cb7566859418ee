import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';

const ending = '?page-script';

/**
 * Lets a page write one of its small scripts into itself: `import start from '#site/islands/x.ts?page-script'` gives the
 * module and all it imports as one minified text. As files these scripts, and what they share, would each cost the first
 * view a request, and the browser fetches them before the pictures.
 */
export function pageScripts(): AstroIntegration {
  return {
    name: 'page-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugin = {
          name: 'page-scripts',
          enforce: 'pre' as const,
          async load(this: { addWatchFile(file: string): void }, id: string) {
            if (!id.endsWith(ending)) return undefined;
            const { outputFiles, metafile } = await build({
              entryPoints: [id.slice(0, -ending.length)],
              bundle: true,
              minify: true,
              write: false,
              metafile: true,
              format: 'esm',
              target: 'es2023',
              logLevel: 'silent',
            });
            for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file);
            return `export default ${JSON.stringify(outputFiles[0]?.text.trim())};`;
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
