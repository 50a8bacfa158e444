import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { backofficeManifest } from '../../src/rendering/backoffice-manifest.ts'
import { isForStaff, type Opening } from '../../src/pages/page-handle.ts'
import { compressFile, walk } from '../../src/platform/web/static-files.ts'
import siteRoutes from '../../src/routes.ts'

type Routes = Record<string, { parentId?: string }>

interface Build {
  openings: Record<string, Opening>
}

const root = join(import.meta.dirname, '../..')
const build = join(root, 'build')
const banglaBuild = join(root, 'build-bn')
const textFile = /\.(js|css|svg|webmanifest|json|txt|html)$/

/**
 * Every first visit carries the list of all pages for shoppers. What those of an account are made of is left out of it: a browser
 * finds it with the page's own file, a moment later.
 */
const accountPages = new Set(
  filesOf(await siteRoutes)
    .filter(([, file]) => /^storefront\/(account|auth)\//.test(file))
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
 * same holds for the doors: a shopper's document does not know the pages of the back office; those of the back office know both.
 */
function splitManifests(assets: string): void {
  const bangla = readFileSync(join(build, 'server/assets-bn.json'), 'utf8')
  for (const name of manifestsIn(assets)) {
    const file = join(assets, name)
    const json = readManifest(file)
    const other = json === bangla ? 'en/' : 'bn/'
    const manifest = JSON.parse(json) as { routes: Routes }
    const own = Object.entries(manifest.routes)
      .filter(([id]) => !id.startsWith(other))
      .map(([id, page]): [string, object] => [
        id,
        accountPages.has(id) ? { ...page, imports: [] } : page,
      ])
    writeManifest(backofficeManifest(file), manifest, own)
    const known = ofShoppers(manifest.routes)
    writeManifest(
      file,
      manifest,
      own.filter(([id]) => known.has(id)),
    )
  }
}

/** The pages that are not for staff alone, and the layouts around them. */
function ofShoppers(routes: Routes): Set<string> {
  const known = new Set<string>()
  for (const [page, opening] of Object.entries(shop.openings)) {
    if (isForStaff(opening)) continue
    for (let id: string | undefined = page; id; id = routes[id]?.parentId) known.add(id)
  }
  return known
}

/** The source of each route, by its id. */
function filesOf(entries: RouteConfigEntry[]): [string, string][] {
  return entries.flatMap(({ id = '', file, children = [] }) => [[id, file], ...filesOf(children)])
}

function writeManifest(file: string, manifest: object, routes: [string, object][]): void {
  const json = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })
  writeFileSync(file, `window.__reactRouterManifest=${json};`)
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
