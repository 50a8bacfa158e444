import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export interface StaticFile {
  type: string
  /** Immutable files have the hash of their content in their name. */
  immutable: boolean
  etag: string
  identity: Buffer
  br: Buffer | undefined
  gzip: Buffer | undefined
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
}

const compressible = /^(text\/|application\/|image\/svg)/

/** Reads a built folder into memory, each file with its compressed forms made beforehand by the build, where there. */
export function loadStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const path of walk(folder)) {
    if (/\.(br|gz|map)$/.test(path)) continue
    const type = types[extname(path)] ?? 'application/octet-stream'
    const url = `/${relative(folder, path).split(sep).join('/')}`
    files.set(url, {
      type,
      immutable: url.startsWith('/assets/'),
      etag: `"${statSync(path).mtimeMs.toString(36)}-${statSync(path).size.toString(36)}"`,
      identity: readFileSync(path),
      br: compressible.test(type) ? readIfThere(`${path}.br`) : undefined,
      gzip: compressible.test(type) ? readIfThere(`${path}.gz`) : undefined,
    })
  }
  return files
}

/** Compresses as hard as it goes; the build calls it for each text file. */
export function compressFile(content: Buffer): { br: Buffer; gzip: Buffer } {
  return {
    br: brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzip: gzipSync(content, { level: 9 }),
  }
}

export function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else yield path
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
