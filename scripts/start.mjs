import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { runAndFollow } from './setup/run-and-follow.mjs'
import { serverEnvironment, serverFlags } from './setup/server-flags.mjs'

ensureInstalled()
ensureBuilt()
runAndFollow([...serverFlags, 'server.ts'], { ...serverEnvironment, NODE_ENV: 'production' })
