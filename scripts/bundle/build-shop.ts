import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { isForStaff, type Opening } from '../../src/pages/page-handle.ts'
import { pageListOf } from '../../src/pages/page-list.ts'
import { compressFile, walk } from '../../src/platform/web/static-files.ts'
import siteRoutes from '../../src/routes.ts'

type Routes = Record<string, Page>

interface Page {
  parentId?: string
  imports?: string[]
}

/** As React Router writes it, and as browsers get it. */
interface Manifest {
  entry: { imports: string[] }
  routes: Routes
}

interface Build {
  openings: Record<string, Opening>
}

const root = join(import.meta.dirname, '../..')
const build = join(root, 'build')
const banglaBuild = join(root, 'build-bn')
const textFile = /\.(js|css|svg|webmanifest|json|txt|html)$/

/**
 * Every first visit carries the list of all pages for everybody. What those to sign in are made of is left out of it: a browser
 * finds it with the page's own file, a moment later.
 */
const signInPages = new Set(
  filesOf(await siteRoutes)
    .filter(([, file]) => file.startsWith('storefront/auth/'))
    .map(([id]) => id),
)

rmSync(build, { recursive: true, force: true })
run(['scripts/compile-messages.mjs'])
run(['node_modules/@react-router/dev/bin.cjs', 'build'])
addBangla()
const shop = (await import(pathToFileURL(join(build, 'server/index.js')).href)) as Build
splitManifests(join(build, 'client/assets'))
for (const path of walk(join(build, 'client'))) {
  if (!textFile.test(path) || path.includes('.vite')) continue
  const { br, gzip } = compressFile(readFileSync(path))
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gzip)
}

/** The browser's files once more, speaking Bangla; what holds no text has the same name and bytes in both. */
function addBangla(): void {
  rmSync(banglaBuild, { recursive: true, force: true })
  run(['node_modules/@react-router/dev/bin.cjs', 'build'], { SHOP_BUILD_LANGUAGE: 'bn' })
  const assets = join(banglaBuild, 'client/assets')
  cpSync(assets, join(build, 'client/assets'), { recursive: true })
  writeFileSync(join(build, 'server/assets-bn.json'), manifestIn(assets))
  rmSync(banglaBuild, { recursive: true })
}

/** Which file belongs to which page, as React Router writes it for browsers. */
function manifestIn(assets: string): string {
  const [name] = manifestsIn(assets)
  return readManifest(join(assets, name ?? ''))
}

/**
 * A document and its scripts are of one language (docs/decisions/0014), and a link to the other one loads another document. The
 * document of a page for everybody knows no others; that of a page of an account knows those of all accounts, too, and that of the
 * back office knows all (docs/decisions/0090).
 */
function splitManifests(assets: string): void {
  const bangla = readFileSync(join(build, 'server/assets-bn.json'), 'utf8')
  for (const name of manifestsIn(assets)) {
    const file = join(assets, name)
    const json = readManifest(file)
    const other = json === bangla ? 'en/' : 'bn/'
    const manifest = JSON.parse(json) as Manifest
    const own = Object.entries(manifest.routes).filter(([id]) => !id.startsWith(other))
    const knownTo = (reads: (opening: Opening) => boolean) => {
      const known = pagesWhere(reads, manifest.routes)
      return own.filter(([id]) => known.has(id))
    }
    writeManifest(pageListOf('backoffice', file), manifest, own)
    writeManifest(
      pageListOf('account', file),
      manifest,
      knownTo((opening) => !isForStaff(opening)),
    )
    writeManifest(
      file,
      manifest,
      knownTo((opening) => opening === 'anyone').map(([id, page]) => [
        id,
        signInPages.has(id) ? { ...page, imports: [] } : page,
      ]),
    )
  }
}

/** The pages that such people may open, and the layouts around them. */
function pagesWhere(reads: (opening: Opening) => boolean, routes: Routes): Set<string> {
  const known = new Set<string>()
  for (const [page, opening] of Object.entries(shop.openings)) {
    if (!reads(opening)) continue
    for (let id: string | undefined = page; id; id = routes[id]?.parentId) known.add(id)
  }
  return known
}

/** The source of each route, by its id. */
function filesOf(entries: RouteConfigEntry[]): [string, string][] {
  return entries.flatMap(({ id = '', file, children = [] }) => [[id, file], ...filesOf(children)])
}

/**
 * The list of its document, or what a document that has one learns (src/storefront/session/learn-account-pages.ts). What a page has not
 * got is not said, nor are the files that every document loads.
 */
function writeManifest(file: string, manifest: Manifest, routes: [string, Page][]): void {
  const { imports: loaded } = manifest.entry
  const own = routes.map(([id, page]): [string, Page] => [
    id,
    { ...page, imports: page.imports?.filter((name) => !loaded.includes(name)) ?? [] },
  ])
  const list = { ...manifest, routes: Object.fromEntries(own) }
  const json = JSON.stringify(list, (_key, value: unknown) => (value === false ? undefined : value))
  writeFileSync(file, `const list=${json};window.__reactRouterManifest??=list;export default list`)
}

function manifestsIn(assets: string): string[] {
  return readdirSync(assets).filter((file) => /^manifest-\w+\.js$/.test(file))
}

function readManifest(file: string): string {
  const json = /^window\.__reactRouterManifest=(\{.*\});$/s.exec(readFileSync(file, 'utf8'))?.[1]
  if (!json) throw new Error('React Router writes its manifest in another way now')
  return json
}

function run(args: string[], environment: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (status !== 0) process.exit(status ?? 1)
}
