import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { keepDoorsApart } from './scripts/keep-doors-apart.mjs'
import { messageOptions } from './scripts/message-options.mjs'
import { oneLanguage } from './scripts/one-language.mjs'

/**
 * What the pages with forms and those of an account need, and zod with them: they are many, so that what they share would come
 * with every page.
 */
const accountOnly =
  'backoffice/|storefront/(?:account/(?:entry|dashboard|google|session|identity-words)|checkout/(?:address-choice|fields|submission)|lists/kept|forms/|cart/|wishlist/|paging)|pages/form/|ui/(?:field|empty-state|moment)|shop/(?:identity|orders/views|addresses|audit|action-refusal|cart/synced)|paraglide/messages/(?:account|addresses|audit|checkout|claim|code|contact|delete|factor|forgotten|identity|login|newpassword|ordered|outbox|password|cartpage|photo|profile|register|role|security|sessions|staff|tracking|user|users|verify)_'

/**
 * Left alone, the bundler makes some forty files of a first visit, many of a few hundred bytes: they compress badly. What
 * stands on most pages is one file, and so is what changes only with the libraries. Lower than five entries, and dialogs that
 * wait for a press would come with the first page; `npm run bench -- first-load` shows it.
 */
const fewerFiles = {
  groups: [
    {
      name: 'framework',
      test: /node_modules.(react|react-dom|react-router|scheduler)\b/,
      priority: 3,
    },
    {
      name: 'everywhere',
      test: new RegExp(`/src/(?!${accountOnly})`),
      minShareCount: 5,
      priority: 1,
    },
    // Small, and loaded by what stands around every page.
    {
      name: 'everywhere',
      test: /src.(storefront.(location.(currency-label|use-currency)|header.(language-link|categories.categories-words)|layout.(overlays|error-page)|product-cards.countdown|checkout.submission.last-order)|ui.when-near)\./,
      priority: 2,
    },
    // A text weighs less than the request for a file of its own.
    {
      name: 'everywhere',
      test: new RegExp(`/src/(?!${accountOnly})paraglide/`),
      minShareCount: 2,
      priority: 2,
    },
  ],
}

const language = process.env['SHOP_BUILD_LANGUAGE'] ?? 'en'

/** The Bangla build is wanted for its files for the browser alone; React Router writes their list while it builds for the server. */
const serverEntry = language === 'bn' ? 'virtual:react-router/server-manifest' : './src/app.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    // A build finds the messages compiled; this plugin would do it again for each of its parts, ten seconds each time.
    command === 'serve' && paraglideVitePlugin(messageOptions),
    oneLanguage(language),
    keepDoorsApart(),
    tailwindcss(),
    reactRouter(),
  ],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: fewerFiles } } } },
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
