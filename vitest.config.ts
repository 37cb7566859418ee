import { configDefaults, defineConfig } from 'vitest/config';
import { scopedClassName } from './scripts/build/class-names.ts';

const everywhere = { exclude: [...configDefaults.exclude, 'dist/**', 'tests/{e2e,a11y}/**'] };

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  css: { modules: { generateScopedName: scopedClassName } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...everywhere,
          name: 'units',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere.exclude, 'site/islands/**', 'tests/{faults,build}/**'],
          // Maps and pictures are drawn in tests: a machine busy with other work needs more than five seconds for some.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: { ...everywhere, name: 'islands', include: ['site/islands/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
      {
        extends: true,
        // They build the site from a copy with other content.
        test: {
          ...everywhere,
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/support/other-content.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          ...everywhere,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          // They kill servers and databases and count what is left: one at a time, with patience.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
