import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runAndFollow } from './run-and-follow.mjs'
import { serverFlags } from './server-flags.mjs'

ensureInstalled()
ensureBuilt()
runAndFollow([...serverFlags, 'server.ts'], { NODE_ENV: 'production' })
