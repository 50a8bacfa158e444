import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { importFlags } from './scripts/setup/server-flags.mjs'
import { withoutPictures } from './tests/e2e/support/browser.ts'

const port = Number(process.env['JOURNEY_PORT'] ?? 4173)
// Workers inherit it: a journey may also look behind the counter.
const data = (process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'haat-journeys-')))

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Node runs them as they are; Babel would first take seconds for what it leaves as it is.
  build: { external: ['**/*.ts'] },
  fullyParallel: true,
  workers: 4,
  forbidOnly: true,
  retries: 1,
  // A slow machine takes three times as long as a quick one, and nobody waits for what comes in time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  webServer: {
    command: 'node tests/e2e/serve.ts',
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      E2E_DATA: data,
      NODE_OPTIONS: importFlags.join(' '),
    },
    url: `http://127.0.0.1:${port}/readyz`,
    // `npm test` starts it beside other tests, on a port that nobody else has.
    reuseExistingServer: process.env['JOURNEY_SHOP'] === 'open',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // It would answer what a journey means to hold back; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    // Each frame of an animation costs time of every journey; moving.spec.ts and others that look at motion allow it.
    contextOptions: { reducedMotion: 'reduce' },
    // A second try is rare, and watching every first one would take a third of the time.
    trace: 'on-first-retry',
    launchOptions: withoutPictures,
  },
  projects: [
    {
      name: 'desktop',
      // All of them twice would take minutes more: desktops walk those where something looks or works differently there. The longest of
      // all is among these: begun last, it would walk alone.
      grep: /@desktop|@both/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    // Most shoppers have one: it walks every journey but those that only a desktop has.
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        // Nobody looks: to draw seven times as many pixels would take time of every journey.
        deviceScaleFactor: 1,
      },
    },
  ],
})
