import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, vi } from 'vitest'
import { getLocale, overwriteGetLocale } from '../../src/paraglide/runtime.js'
import '../../src/pages/server-language.ts'
import { keepConnections } from './database/keep-connections.ts'
import { closeTestShop, emptyTestShop } from './test-shop.ts'
import { hashOnce, measureOnce } from './work-once.ts'

vi.mock('pg', async (importActual) => keepConnections(await importActual()))
vi.mock('better-auth/crypto', async (importActual) => hashOnce(await importActual()))
vi.mock('../../src/platform/images/images.ts', async (importActual) =>
  measureOnce(await importActual()),
)

// Files share their worker and its modules. What a module does when it is loaded is done for the first file only; this runs
// for each, and leaves behind what the next one expects.
const language = getLocale
beforeEach(emptyTestShop)
afterAll(async () => {
  overwriteGetLocale(language)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await closeTestShop()
  // Modules that took a stand-in for the browser they run in remember it.
  const { testPath = '' } = expect.getState()
  if (readFileSync(testPath, 'utf8').includes('stubGlobal')) vi.resetModules()
})
