import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestProvider, providerClient } from '../support/open-id-provider.ts'

// A fresh shop with the demonstration catalogue for one run of the journeys; Playwright stops it.

const folder = process.env['E2E_DATA'] ?? mkdtempSync(join(tmpdir(), 'haat-journeys-'))
process.env['SHOP_DATA'] = folder
process.env['RATE_LIMIT_FACTOR'] = '50'
process.env['PREPARE_PICTURES'] = 'false'
process.env['LOG_LEVEL'] = 'warn'
process.env['NODE_ENV'] = 'production'
// What the window of Google comes back to; and a provider in Google's place that asks anyone who comes who they are.
const shopUrl = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`
process.env['SHOP_URL'] = shopUrl
process.env['GOOGLE_CLIENT_ID'] = providerClient.clientId
process.env['GOOGLE_CLIENT_SECRET'] = providerClient.clientSecret
process.env['OPENID_ISSUER'] = (await openTestProvider(shopUrl, true)).issuer
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
await import('../../server.ts')
