import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'

ensureInstalled()
ensureBuilt({ anyway: !process.argv.includes('--if-changed') })
