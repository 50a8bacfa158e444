import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runAndFollow } from './run-and-follow.mjs'

ensureInstalled()
ensureBuilt()
runAndFollow(['server.ts'], { NODE_ENV: 'production' })
