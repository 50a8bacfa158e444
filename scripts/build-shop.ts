import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFile, walk } from '../src/platform/web/static-files.ts'

const root = join(import.meta.dirname, '..')
const build = join(root, 'build')
const banglaBuild = join(root, 'build-bn')
const textFile = /\.(js|css|svg|webmanifest|json|txt|html)$/

rmSync(build, { recursive: true, force: true })
run(['scripts/compile-messages.mjs'])
run(['node_modules/@react-router/dev/bin.cjs', 'build'])
addBangla()
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
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file))
  const script = name ? readFileSync(join(assets, name), 'utf8') : ''
  const json = /^window\.__reactRouterManifest=(\{.*\});$/s.exec(script)?.[1]
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
