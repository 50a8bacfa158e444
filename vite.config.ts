import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { keepDoorsApart } from './scripts/bundle/limits/keep-doors-apart.mjs'
import { keepServerOut } from './scripts/bundle/limits/keep-server-out.mjs'
import { inlineMessages } from './scripts/bundle/inline-messages.mjs'
import { messageOptions } from './scripts/bundle/message-options.mjs'
import { codeSplitting } from './scripts/bundle/code-splitting.mjs'

const language = process.env['SHOP_BUILD_LANGUAGE'] ?? 'en'

/** The Bangla build is wanted for its files for the browser alone; React Router writes their list while it builds for the server. */
const serverEntry = language === 'bn' ? 'virtual:react-router/server-manifest' : './src/app.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    // A build finds the messages compiled; this plugin would do it again for each of its parts, ten seconds each time. An editor
    // learns from it of what was just added.
    command === 'serve' && paraglideVitePlugin({ ...messageOptions, emitTsDeclarations: true }),
    inlineMessages(language),
    keepDoorsApart(),
    keepServerOut(),
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting },
          // A page takes a name or a number from beside a query; the query and its tables stay out of the browser.
          treeshake: { moduleSideEffects: [{ test: /src\/shop\//, sideEffects: false }] },
        },
      },
    },
    // The server bundle starts at src/app.ts, so pages and API share one copy of every module.
    ssr: { build: { rollupOptions: { input: serverEntry } } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A message goes where it is used; without this the first page would load all of them.
      treeshake: { moduleSideEffects: [{ test: /src\/paraglide\//, sideEffects: false }] },
    },
  },
}))
