import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runAndFollow } from './run-and-follow.mjs'
import { serverEnvironment, serverFlags } from './server-flags.mjs'

ensureInstalled()
ensureBuilt()
runAndFollow([...serverFlags, 'server.ts'], { ...serverEnvironment, NODE_ENV: 'production' })
