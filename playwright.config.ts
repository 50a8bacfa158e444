import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { withoutPictures } from './tests/e2e/browser.ts'

const port = Number(process.env['JOURNEY_PORT'] ?? 4173)
// Workers inherit it: a journey may also look behind the counter.
const data = (process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'haat-journeys-')))

/**
 * Phones walk every journey; most shoppers have one. Desktops walk those where something looks or works differently there:
 * on two cores all of them twice would take three minutes more than the twelve that `npm test` may.
 */
const differentOnDesktops = [
  'buy',
  'cart',
  'chat',
  'checkout',
  'compare',
  'footer',
  'header',
  'kept',
  'location',
  'moving',
  'pages',
  'product',
  'search',
  'seen',
  'splash',
  'tracking',
  'wishlist',
]

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  webServer: {
    command: 'node tests/e2e/serve.ts',
    env: { PORT: String(port), HOST: '127.0.0.1', E2E_DATA: data },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // It would answer what a journey means to hold back; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    // A second try is rare, and watching every first one would take a third of the time.
    trace: 'on-first-retry',
    launchOptions: withoutPictures,
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } },
    {
      name: 'desktop',
      testMatch: differentOnDesktops.map((name) => `**/${name}.spec.ts`),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
  ],
})
