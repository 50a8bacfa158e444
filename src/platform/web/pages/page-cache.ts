import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { brotli, type Encoding } from './encoding.ts'
import { ByTopic } from '#platform/memory/by-topic.ts'

/** A finished page before it is kept: whole, not compressed. */
export interface RenderedPage {
  status: number
  headers: Record<string, string>
  /** Values of Set-Cookie headers. A page with cookies is for one person and is never kept. */
  cookies?: readonly string[]
  body: Buffer
  /** What the page was made from; an announcement of one of these drops it. */
  topics: readonly string[]
  /** Moment in ms since 1970 from which it is out of date by itself (a deal ends); none means never. */
  staleFrom: number | undefined
  /** Only pages that say so are kept: a page for one person must never reach another. */
  keep: boolean
}

export interface CachedPage {
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
  page: CachedPage
  topics: readonly string[]
  /** Moment in ms since 1970 from which it is made anew; 0 at once. */
  staleFrom: number
  /** The same for what changes by itself all day long: for a while afterwards the old page serves until the new one is there. */
  calmlyStaleFrom: number
  madeAt: number
  bytes: number
}

const zip = promisify(gzip)

/** How long a request waits for a fresh page before it is given the old one. */
const patienceMs = 300

/** However often something changes that changes by itself all day long, a page is made anew for it once in this time. */
const calmMs = 1000

/**
 * Finished pages in memory: rendered once, compressed once, served to everybody. One render at a time for each page;
 * while a page is made anew and the database is slow or away, the old one is served. Where there is no more room, the page
 * goes that was asked for least recently. Only while announcements are received (`begin` to `end`) does a page count as fresh.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>
  /** Which pages were made from what. */
  private readonly byTopic = new ByTopic<Entry>()
  private readonly rendering = new Map<string, Promise<CachedPage>>()
  private readonly now: () => number
  private receivesChanges = false
  /** Renders that may be kept. */
  private underWay = 0
  /** Counts announcements, so that a render that began before one of its own is not kept as fresh. */
  private generation = 0
  private everythingChangedAt = 0
  /** What was announced since the oldest render under way began. */
  private readonly changedAt = new Map<string, number>()
  private readonly calmlyChangedAt = new Map<string, number>()

  constructor(mostBytes: number, now: () => number = Date.now) {
    this.now = now
    this.entries = new LRUCache({
      // Nothing fits where nothing shall be kept.
      maxSize: Math.max(mostBytes, 1),
      sizeCalculation: ({ bytes }) => bytes,
      disposeAfter: (entry) => this.byTopic.remove(entry),
    })
  }

  /** The page if it is there and fresh. The hot path: no clock but for pages that age. */
  fresh(key: string): CachedPage | undefined {
    if (!this.receivesChanges) return undefined
    const entry = this.entries.get(key)
    if (!entry) return undefined
    const { staleFrom, calmlyStaleFrom } = entry
    if (staleFrom === Infinity && calmlyStaleFrom === Infinity) return entry.page
    return Math.min(staleFrom, calmlyStaleFrom) <= this.now() ? undefined : entry.page
  }

  /** The fresh page, made by `render` where needed; the old one if that fails or takes long. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const fresh = this.fresh(key)
    if (fresh) return fresh
    const entry = this.entries.get(key)
    if (entry && this.isCalmlyStale(entry)) {
      if (!this.rendering.has(key)) void this.renderOnce(key, render)
      return entry.page
    }
    const made = this.renderShared(key, render)
    if (!entry) return made
    const old = entry.page
    return Promise.race([made, afterPatience(old)]).then(
      (page) => (page.status >= 500 ? old : page),
      () => old,
    )
  }

  /** Something changed: the pages made from it are made anew when they are next asked for. */
  drop(topics: readonly string[]): void {
    this.note(topics, this.changedAt)
    for (const entry of this.byTopic.of(topics)) entry.staleFrom = 0
  }

  /**
   * The same for what changes many times a second: a page is made anew for it once a second at most, and meanwhile the old one
   * serves for a second more.
   */
  dropCalmly(topics: readonly string[]): void {
    this.note(topics, this.calmlyChangedAt)
    for (const entry of this.byTopic.of(topics)) entry.calmlyStaleFrom = entry.madeAt + calmMs
  }

  /** From now on announcements are received; what was missed before is not known. */
  begin(): void {
    this.receivesChanges = true
    this.generation++
    this.everythingChangedAt = this.generation
    for (const entry of this.entries.values()) entry.staleFrom = 0
  }

  /** Announcements are missed from now on: each page is made anew each time, and the old one serves where that fails. */
  end(): void {
    this.receivesChanges = false
  }

  /** Since a moment only, and by nothing else. */
  private isCalmlyStale({ staleFrom, calmlyStaleFrom }: Entry): boolean {
    const now = this.now()
    return this.receivesChanges && staleFrom > now && calmlyStaleFrom + calmMs > now
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.entries.size, bytes: this.entries.calculatedSize }
  }

  private note(topics: readonly string[], changed: Map<string, number>): void {
    this.generation++
    if (this.underWay === 0) return
    for (const topic of topics) changed.set(topic, this.generation)
  }

  /** Joins a render that is under way; but a page that says it is not for everybody is made for each one anew. */
  private async renderShared(
    key: string,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> {
    const running = this.rendering.get(key)
    if (!running) return this.renderOnce(key, render)
    const page = await running
    return page.keep ? page : finishPage(await render())
  }

  private renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    this.underWay++
    const made = this.renderAndKeep(key, render).finally(() => {
      this.rendering.delete(key)
      if (--this.underWay > 0) return
      this.changedAt.clear()
      this.calmlyChangedAt.clear()
    })
    this.rendering.set(key, made)
    made.catch(() => {})
    return made
  }

  private async renderAndKeep(
    key: string,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> {
    const began = this.generation
    const rendered = await render()
    const page = await finishPage(rendered)
    if (rendered.keep && rendered.status < 500) this.keep(key, page, rendered, began)
    return page
  }

  private keep(key: string, page: CachedPage, rendered: RenderedPage, began: number): void {
    const { topics } = rendered
    const bytes = page.br.length + page.gzip.length + key.length * 2 + 2000 + topics.length * 100
    const madeAt = this.now()
    const changed = (since: ReadonlyMap<string, number>) =>
      topics.some((topic) => (since.get(topic) ?? 0) > began)
    const isStale = this.everythingChangedAt > began || changed(this.changedAt)
    const entry = {
      page,
      topics,
      // What was announced while the page was made may not stand in it yet.
      staleFrom: isStale ? 0 : (rendered.staleFrom ?? Infinity),
      calmlyStaleFrom: changed(this.calmlyChangedAt) ? madeAt + calmMs : Infinity,
      madeAt,
      bytes,
    }
    this.entries.set(key, entry)
    if (this.entries.peek(key) === entry) this.byTopic.add(entry)
  }
}

function afterPatience(page: CachedPage): Promise<CachedPage> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, page).unref())
}

/** Compressed, with the headers of each form. */
export async function finishPage({
  status,
  headers,
  cookies = [],
  body,
  keep,
}: RenderedPage): Promise<CachedPage> {
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
