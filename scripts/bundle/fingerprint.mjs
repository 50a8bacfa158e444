import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/ensure-installed.mjs'

/** Changes with the name or the content of any file of these, but for tests; paths are within the project. */
export function fingerprintOf(sources) {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of files(join(root, source)))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

function* files(path) {
  if (!existsSync(path)) return
  if (/\.[a-z]+$/.test(path)) return void (yield path)
  for (const entry of readdirSync(path, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    // Generated from messages/, or of no consequence for the build.
    if (entry.name === 'paraglide' || /\.test\.tsx?$/.test(entry.name)) continue
    const inner = join(path, entry.name)
    if (entry.isDirectory()) yield* files(inner)
    else yield inner
  }
}
