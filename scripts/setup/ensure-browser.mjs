import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ownEnvironment, ownNode, root } from './ensure-installed.mjs'

// The shell draws the same pages without the windows of a desktop around them: a journey takes it three quarters of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** A Chromium for the browser journeys: the system's, else Debian's package, else Playwright's own. Answers its path; says so where none is to be had. */
export async function fetchBrowser() {
  const found =
    findBrowser() ?? (await installDebianPackage()) ?? (await installPlaywrightBrowser())
  if (!found)
    console.error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.',
    )
  return found
}

/** For what is nothing without one. */
export async function ensureBrowser() {
  return (await fetchBrowser()) ?? process.exit(1)
}

/** Where one is installed, its path; nothing is installed for it. */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .concat('/usr/bin', '/Applications/Google Chrome.app/Contents/MacOS')
  const paths = [...names, 'Google Chrome'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
  return paths.find((path) => existsSync(path)) ?? playwrightBrowser()
}

async function installDebianPackage() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('Installing Chromium for the browser tests (once) ...')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], environment)
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], environment)
    const found = findBrowser()
    if (found) return found
  }
  return undefined
}

async function installPlaywrightBrowser() {
  console.log("Downloading Playwright's Chromium for the browser tests (once) ...")
  const installer = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
  await run(ownNode(), installer, ownEnvironment())
  return playwrightBrowser()
}

/** Whether it went well is seen by the browser that is there then. */
async function run(command, args, env) {
  const child = spawn(command, args, { cwd: root, stdio: 'ignore', env })
  await Promise.race([once(child, 'close'), once(child, 'error')]).catch(() => undefined)
}

function playwrightBrowser() {
  const script =
    "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const asked = spawnSync(ownNode(), ['-e', script], { cwd: root, encoding: 'utf8' })
  const path = asked.stdout?.trim()
  return path && existsSync(path) ? path : undefined
}
