import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { brotli } from './brotli.ts'

/** A finished page before it is kept: whole, not compressed. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  /** Set-Cookie, one for each; a page that has any is for one person. */
  cookies?: readonly string[]
  body: Buffer
  /** What the page was made from; an announcement of one of these drops it. */
  topics: readonly string[]
  /** Moment in ms since 1970 from which it is out of date by itself (a deal ends); none means never. */
  staleFrom: number | undefined
  /** Only pages that say so are kept: a page for one person must never reach another. */
  keep: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'

export interface KeptPage {
  status: number
  etag: string
  br: Buffer
  gzip: Buffer
  /** Of a page that is not kept; one that is would take five times the memory. */
  identity: Buffer | undefined
  /** Flat name, value list for each encoding, as writeHead takes it fastest. */
  headers: Record<Encoding, string[]>
  keep: boolean
}

interface Entry {
  page: KeptPage
  topics: readonly string[]
  staleFrom: number
  stale: boolean
  bytes: number
}

const zip = promisify(gzip)

/** How long a request waits for a fresh page before it is given the old one. */
const patienceMs = 300

/**
 * Finished pages in memory: rendered once, compressed once, served to everybody. One render at a time for each page;
 * while a page is made anew and the database is slow or away, the old one is served.
 */
export class PageCache {
  private readonly entries = new Map<string, Entry>()
  private readonly rendering = new Map<string, Promise<KeptPage>>()
  private bytes = 0
  private readonly mostBytes: number
  private readonly now: () => number
  /** Grows with every announcement, so that a render that began before one is not kept as fresh. */
  private generation = 0

  constructor(mostBytes: number, now: () => number = Date.now) {
    this.mostBytes = mostBytes
    this.now = now
  }

  /** The page if it is there and fresh. The hot path: no allocation, no clock but for pages that age. */
  fresh(key: string): KeptPage | undefined {
    const entry = this.entries.get(key)
    if (!entry || entry.stale || (entry.staleFrom !== Infinity && entry.staleFrom <= this.now()))
      return undefined
    return entry.page
  }

  /** The fresh page, made by `render` where needed; the old one if that fails or takes long. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<KeptPage> {
    const fresh = this.fresh(key)
    if (fresh) {
      this.touch(key)
      return fresh
    }
    const old = this.entries.get(key)?.page
    const made = this.renderShared(key, render)
    if (!old) return made
    return Promise.race([made, afterPatience(old)]).then(
      (page) => (page.status >= 500 ? old : page),
      () => old,
    )
  }

  drop(topics: readonly string[]): void {
    this.generation++
    const changed = new Set(topics)
    for (const entry of this.entries.values()) {
      if (entry.topics.some((topic) => changed.has(topic))) entry.stale = true
    }
  }

  dropAll(): void {
    this.generation++
    for (const entry of this.entries.values()) entry.stale = true
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.entries.size, bytes: this.bytes }
  }

  /** Joins a render that is under way; but a page that says it is not for everybody is made for each one anew. */
  private async renderShared(key: string, render: () => Promise<RenderedPage>): Promise<KeptPage> {
    const running = this.rendering.get(key)
    if (!running) return this.renderOnce(key, render)
    const page = await running
    return page.keep ? page : finishPage(await render())
  }

  private renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<KeptPage> {
    const made = this.renderAndKeep(key, render).finally(() => this.rendering.delete(key))
    this.rendering.set(key, made)
    made.catch(() => {})
    return made
  }

  private async renderAndKeep(key: string, render: () => Promise<RenderedPage>): Promise<KeptPage> {
    const began = this.generation
    const rendered = await render()
    const page = await finishPage(rendered)
    if (rendered.keep && rendered.status < 500) {
      this.keep(key, page, rendered, began !== this.generation)
    }
    return page
  }

  private keep(key: string, page: KeptPage, rendered: RenderedPage, stale: boolean): void {
    this.forget(key)
    const bytes = page.br.length + page.gzip.length + key.length * 2 + 2000
    const { topics, staleFrom = Infinity } = rendered
    this.entries.set(key, { page, topics, staleFrom, stale, bytes })
    this.bytes += bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.mostBytes) break
      this.forget(oldest)
    }
  }

  private touch(key: string): void {
    const entry = this.entries.get(key)
    if (!entry) return
    this.entries.delete(key)
    this.entries.set(key, entry)
  }

  private forget(key: string): void {
    const entry = this.entries.get(key)
    if (!entry) return
    this.entries.delete(key)
    this.bytes -= entry.bytes
  }
}

function afterPatience(page: KeptPage): Promise<KeptPage> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, page).unref())
}

/** Compressed, with the headers of each form. */
export async function finishPage({
  status,
  headers,
  cookies = [],
  body,
  keep,
}: RenderedPage): Promise<KeptPage> {
  const [br, gz] = await Promise.all([brotli(body, keep ? 7 : 4), zip(body)])
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const shared = [
    ...Object.entries({ ...headers, etag, vary: 'Accept-Encoding' }).flat(),
    ...cookies.flatMap((cookie) => ['set-cookie', cookie]),
  ]
  const withLength = (length: number, encoding?: string) => [
    ...shared,
    'content-length',
    String(length),
    ...(encoding ? ['content-encoding', encoding] : []),
  ]
  return {
    status,
    etag,
    br,
    gzip: gz,
    identity: keep ? undefined : body,
    headers: {
      br: withLength(br.length, 'br'),
      gzip: withLength(gz.length, 'gzip'),
      identity: withLength(body.length),
    },
    keep,
  }
}

export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}
