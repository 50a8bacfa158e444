import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// A fresh shop with the demonstration catalogue for one run of the journeys; Playwright stops it.

const folder = process.env['E2E_DATA'] ?? mkdtempSync(join(tmpdir(), 'haat-journeys-'))
process.env['SHOP_DATA'] = folder
process.env['RATE_LIMIT_FACTOR'] = '50'
process.env['PREPARE_PICTURES'] = 'false'
process.env['LOG_LEVEL'] = 'warn'
process.env['NODE_ENV'] = 'production'
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
await import('../../server.ts')
