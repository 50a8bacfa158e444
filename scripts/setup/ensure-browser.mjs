import { spawnSync } from 'node:child_process'
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

/** A Chromium for the browser journeys: the system's, else Debian's package, else Playwright's own. Answers its path. */
export function ensureBrowser() {
  const found = findBrowser() ?? installDebianPackage() ?? installPlaywrightBrowser()
  if (found) return found
  console.error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.',
  )
  process.exit(1)
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

function installDebianPackage() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('Installing Chromium for the browser tests (once) ...')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env: environment })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      stdio: 'ignore',
      env: environment,
    })
    const found = findBrowser()
    if (found) return found
  }
  return undefined
}

function installPlaywrightBrowser() {
  console.log("Downloading Playwright's Chromium for the browser tests (once) ...")
  spawnSync(ownNode(), ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    env: ownEnvironment(),
  })
  return playwrightBrowser()
}

function playwrightBrowser() {
  const script =
    "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"
  const asked = spawnSync(ownNode(), ['-e', script], { cwd: root, encoding: 'utf8' })
  const path = asked.stdout?.trim()
  return path && existsSync(path) ? path : undefined
}
