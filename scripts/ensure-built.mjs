import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownEnvironment, ownNode, root } from './ensure-installed.mjs'

/** What the build is made from. */
const sources = [
  'src',
  'public',
  'messages',
  'project.inlang/settings.json',
  'scripts/build-shop.ts',
  'scripts/message-options.mjs',
  'scripts/one-language.mjs',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]
const stamp = join(root, 'build', '.built-from')

/** Builds the pages when the build is missing or older than what it is made from. */
export function ensureBuilt({ anyway = false } = {}) {
  const wanted = fingerprint()
  if (!anyway && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('Building the shop ...')
  const build = spawnSync(ownNode(), ['scripts/build-shop.ts'], {
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

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(root, source)
    for (const file of files(path))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

function* files(path) {
  if (!/\.[a-z]+$/.test(path)) {
    for (const entry of readdirSync(path, { withFileTypes: true }).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      // Generated from messages/, or of no consequence for the build.
      if (entry.name === 'paraglide' || /\.test\.tsx?$/.test(entry.name)) continue
      const inner = join(path, entry.name)
      if (entry.isDirectory()) yield* files(inner)
      else yield inner
    }
  } else if (existsSync(path)) yield path
}
