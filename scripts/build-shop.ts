import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFile, walk } from '../src/platform/web/static-files.ts'

const root = join(import.meta.dirname, '..')
const textFile = /\.(js|css|svg|webmanifest|json|txt|html)$/

rmSync(join(root, 'build'), { recursive: true, force: true })
run(['scripts/compile-messages.mjs'])
run(['node_modules/@react-router/dev/bin.cjs', 'build'])
for (const path of walk(join(root, 'build/client'))) {
  if (!textFile.test(path) || path.includes('.vite')) continue
  const { br, gzip } = compressFile(readFileSync(path))
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gzip)
}

function run(args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
