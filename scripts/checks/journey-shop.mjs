import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownNode, root } from '../setup/ensure-installed.mjs'
import { importFlags } from '../setup/server-flags.mjs'
import { outputEnvironment } from '../setup/output.mjs'

/** As long as Playwright waits for one. */
const longestStartMs = 120_000

/**
 * Starts the shop of the journeys beside other tests: to make its database and to fill it takes seconds, in which a browser would only wait.
 * Where it does not open, Playwright starts one, and shows why it cannot.
 */
export async function startJourneyShop() {
  const environment = {
    E2E_DATA: mkdtempSync(join(tmpdir(), 'haat-journeys-')),
    JOURNEY_PORT: String(await freePort()),
  }
  const shop = spawn(ownNode(), [...importFlags, 'tests/e2e/serve.ts'], {
    cwd: root,
    // Through the channel it ends with a run that is killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: outputEnvironment({ ...environment, PORT: environment.JOURNEY_PORT, HOST: '127.0.0.1' }),
  })
  const ended = once(shop, 'exit')
  const opened = new Promise((resolve) => {
    setTimeout(() => resolve(false), longestStartMs).unref()
    shop.stdout.on('data', (chunk) => {
      if (String(chunk).includes('The shop is open at')) resolve(true)
    })
    ended.then(() => resolve(false))
  })
  return {
    /** What Playwright is told, once the shop is open; nothing where it is not. */
    environment: async () => ((await opened) ? { ...environment, JOURNEY_SHOP: 'open' } : {}),
    close: async () => {
      shop.kill('SIGTERM')
      await ended
    },
  }
}

/** As src/platform/network/free-port.ts, for a Node that reads no TypeScript. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
