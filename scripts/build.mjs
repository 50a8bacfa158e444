import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()
ensureBuilt({ anyway: !process.argv.includes('--if-changed') })
