import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownEnvironment, ownNode, root } from './setup/ensure-installed.mjs'
import { fingerprintOf } from './bundle/fingerprint.mjs'

/** What the build is made from. */
const sources = [
  'src',
  'public',
  'messages',
  'project.inlang/settings.json',
  'scripts/bundle/build-shop.ts',
  'scripts/compile-messages.mjs',
  'scripts/bundle/inline-messages.mjs',
  'scripts/bundle/limits',
  'scripts/bundle/message-options.mjs',
  'scripts/bundle/code-splitting.mjs',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]
const stamp = join(root, 'build', '.built-from')

/** Builds the pages when the build is missing or older than what it is made from. */
export function ensureBuilt({ anyway = false } = {}) {
  const wanted = fingerprintOf(sources)
  if (!anyway && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('Building the shop ...')
  const build = spawnSync(ownNode(), ['scripts/bundle/build-shop.ts'], {
    cwd: root,
    env: ownEnvironment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  })
  if (build.status !== 0) {
    console.error(build.stdout, build.stderr)
    console.error('The shop could not be built; see the messages above.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
