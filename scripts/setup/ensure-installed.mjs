import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Runs on whatever Node is there (20 or newer) and needs no package: it is what brings the packages.

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')
const stamp = join(root, 'node_modules', '.installed')

/** Installs the packages that package-lock.json names, unless they are there already. */
export function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) {
    console.error(
      `Haat needs Node 20 or newer to start; this is ${process.version}. See https://nodejs.org.`,
    )
    process.exit(1)
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(ownNode())
  if (installed) return
  console.error('Installing packages (once) ...')
  const install = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (install !== 0 || !existsSync(ownNode())) {
    console.error(
      'The packages could not be installed. Check the network connection and the messages above, then try again.',
    )
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

function npm(args) {
  const cli = process.env.npm_execpath
  const [command, all] = cli ? [process.execPath, [cli, ...args]] : ['npm', args]
  return spawnSync(command, all, {
    cwd: root,
    stdio: ['inherit', 2, 2],
    shell: !cli && process.platform === 'win32',
  }).status
}

/** The Node that the project is pinned to. */
export function ownNode() {
  return join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
}

/** Environment in which `node` and every installed command are the project's own. */
export function ownEnvironment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  const path = `${join(root, 'node_modules', '.bin')}${separator}${process.env.PATH ?? ''}`
  return { ...process.env, PATH: path, ...extra }
}
