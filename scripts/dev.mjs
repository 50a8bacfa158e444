import { ensureInstalled } from './setup/ensure-installed.mjs'
import { runAndFollow } from './setup/run-and-follow.mjs'

ensureInstalled()
// What the server loads natively starts anew on change; pages and styles are reloaded in the browser by Vite.
const watched = [
  '--watch',
  '--watch-path=src/platform',
  '--watch-path=src/shop',
  '--watch-preserve-output',
]
runAndFollow([...watched, 'scripts/dev.ts'], { NODE_ENV: 'development' })
