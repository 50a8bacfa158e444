import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { runAndFollow } from './setup/run-and-follow.mjs'
import { serverFlags } from './setup/server-flags.mjs'

// node scripts/run.mjs [--built] [--as-server] SCRIPT [ARGUMENTS]: runs one of our scripts on a machine where nothing is installed yet.
const args = process.argv.slice(2)
const script = args.findIndex((arg) => !arg.startsWith('--'))
const options = args.slice(0, script)
ensureInstalled()
if (options.includes('--built')) ensureBuilt()
runAndFollow([...(options.includes('--as-server') ? serverFlags : []), ...args.slice(script)])
