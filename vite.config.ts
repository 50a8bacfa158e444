import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { messageOptions } from './scripts/message-options.mjs'

export default defineConfig({
  plugins: [paraglideVitePlugin(messageOptions), tailwindcss(), reactRouter()],
  // The server bundle starts at src/app.ts, so pages and API share one copy of every module.
  environments: { ssr: { build: { rollupOptions: { input: './src/app.ts' } } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A message goes where it is used; without this the first page would load all of them.
      treeshake: { moduleSideEffects: [{ test: /src\/paraglide\//, sideEffects: false }] },
    },
  },
})
