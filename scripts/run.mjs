import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './setup/ensure-installed.mjs'
import { runAndFollow } from './setup/run-and-follow.mjs'

// node scripts/run.mjs [--built] SCRIPT [ARGUMENTS]: runs one of our scripts on a machine where nothing is installed yet.
const [first, ...rest] = process.argv.slice(2)
ensureInstalled()
if (first === '--built') ensureBuilt()
runAndFollow(first === '--built' ? rest : [first, ...rest])
