import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { brotli, zip, type Encoding } from './packing/encoding.ts'
import { ByTopic } from '#platform/memory/by-topic.ts'
import { RecentChanges } from '#platform/memory/recent-changes.ts'
import {
  ageByChange,
  ageByItself,
  ageOf,
  isFresh,
  patienceMs,
  servesMeanwhile,
  type PageAge,
} from './page-age.ts'

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

interface Entry extends PageAge {
  page: CachedPage
  topics: readonly string[]
  bytes: number
}

/** When a render began, for the changes that it may not show. */
interface Begun {
  at: number
  changes: number
  calm: number
}

interface Render {
  page: Promise<CachedPage>
  beganAt: number
}

/**
 * Finished pages in memory: rendered once, compressed once, served to everybody. One render at a time for each page;
 * while a page is made anew and the database is slow or away, the old one is served. Where there is no more room, the page
 * goes that was asked for least recently. Only while announcements are received (`begin` to `end`) does a page count as fresh.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>
  /** Which pages were made from what. */
  private readonly byTopic = new ByTopic<Entry>()
  private readonly rendering = new Map<string, Render>()
  private readonly now: () => number
  private receivesChanges = false
  private readonly changes = new RecentChanges()
  /** Of what changes by itself all day long. */
  private readonly calm = new RecentChanges()

  constructor(mostBytes: number, now: () => number = Date.now) {
    this.now = now
    this.entries = new LRUCache({
      // Nothing fits where nothing shall be kept.
      maxSize: Math.max(mostBytes, 1),
      sizeCalculation: ({ bytes }) => bytes,
      disposeAfter: (entry) => this.byTopic.remove(entry),
    })
  }

  /** The page if nobody has to wait for another, be it that one is just being made. The hot path: no clock but for pages that age. */
  atHand(key: string): CachedPage | undefined {
    const entry = this.entryOf(key)
    if (!entry) return undefined
    if (entry.staleFrom === Infinity && entry.calmlyStaleFrom === Infinity) return entry.page
    const now = this.now()
    const serves = isFresh(entry, now) || (this.rendering.has(key) && servesMeanwhile(entry, now))
    return serves ? entry.page : undefined
  }

  /** The page if it is there and fresh. */
  fresh(key: string): CachedPage | undefined {
    const entry = this.entryOf(key)
    return entry && isFresh(entry, this.now()) ? entry.page : undefined
  }

  private entryOf(key: string): Entry | undefined {
    return this.receivesChanges ? this.entries.get(key) : undefined
  }

  /** The fresh page, made by `render` where needed; the old one if that fails or takes long. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const fresh = this.fresh(key)
    if (fresh) return fresh
    const entry = this.entries.get(key)
    if (entry && this.receivesChanges && servesMeanwhile(entry, this.now())) {
      if (!this.rendering.has(key)) void this.renderOnce(key, render)
      return entry.page
    }
    const made = this.renderShared(key, render)
    if (!entry) return made
    const old = entry.page
    return Promise.race([made, this.afterPatience(key, old)]).then(
      (page) => (page.status >= 500 ? old : page),
      () => old,
    )
  }

  /** Something changed: the pages made from it are made anew when they are next asked for, or soon, where they were just now. */
  drop(topics: readonly string[]): void {
    this.changes.note(topics)
    const now = this.now()
    for (const entry of this.byTopic.of(topics)) ageByChange(entry, now)
  }

  /**
   * The same for what changes many times a second: a page is made anew for it once a second at most, and meanwhile the old one
   * serves for a second more.
   */
  dropCalmly(topics: readonly string[]): void {
    this.calm.note(topics)
    for (const entry of this.byTopic.of(topics)) ageByItself(entry)
  }

  /** From now on announcements are received; what was missed before is not known. */
  begin(): void {
    this.receivesChanges = true
    this.changes.noteEverything()
    for (const entry of this.entries.values()) entry.staleFrom = 0
  }

  /** Announcements are missed from now on: each page is made anew each time, and the old one serves where that fails. */
  end(): void {
    this.receivesChanges = false
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.entries.size, bytes: this.entries.calculatedSize }
  }

  /** Joins a render that is under way; but a page that says it is not for everybody is made for each one anew. */
  private async renderShared(
    key: string,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> {
    const running = this.rendering.get(key)
    if (!running) return this.renderOnce(key, render)
    const page = await running.page
    return page.keep ? page : finishPage(await render())
  }

  /** All who wait for a render have waited long enough at the same moment. */
  private async afterPatience(key: string, page: CachedPage): Promise<CachedPage> {
    const beganAt = this.rendering.get(key)?.beganAt ?? this.now()
    const leftMs = beganAt + patienceMs - this.now()
    if (leftMs > 0) await pause(leftMs, undefined, { ref: false })
    return page
  }

  private renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const began = { at: this.now(), changes: this.changes.begin(), calm: this.calm.begin() }
    const page = this.renderAndKeep(key, render, began).finally(() => {
      this.rendering.delete(key)
      this.changes.end()
      this.calm.end()
    })
    this.rendering.set(key, { page, beganAt: began.at })
    page.catch(() => {})
    return page
  }

  private async renderAndKeep(
    key: string,
    render: () => Promise<RenderedPage>,
    began: Begun,
  ): Promise<CachedPage> {
    const rendered = await render()
    const page = await finishPage(rendered)
    if (rendered.keep && rendered.status < 500) this.keep(key, page, rendered, began)
    return page
  }

  private keep(key: string, page: CachedPage, rendered: RenderedPage, began: Begun): void {
    const { topics } = rendered
    const bytes = page.br.length + page.gzip.length + key.length * 2 + 2000 + topics.length * 100
    const madeAt = this.now()
    const before = this.entries.peek(key)
    const age = { beganAt: began.at, madeAt, datedUntil: rendered.staleFrom, before }
    const entry = { ...ageOf(age), page, topics, bytes }
    // What was announced while the page was made may not stand in it yet.
    if (this.changes.everythingSince(began.changes)) entry.staleFrom = 0
    if (this.changes.anySince(began.changes, topics)) ageByChange(entry, madeAt)
    if (this.calm.anySince(began.calm, topics)) ageByItself(entry)
    this.entries.set(key, entry)
    if (this.entries.peek(key) === entry) this.byTopic.add(entry)
  }
}

/** Compressed, with the headers of each form. For one answer, packForOne does less. */
export async function finishPage(page: RenderedPage): Promise<CachedPage> {
  const { status, body, keep } = page
  const [br, gz] = await Promise.all([brotli(body, keep ? 7 : 4), zip(body)])
  const etag = etagOf(body)
  const headersOf = headersOfForms(page, etag)
  return {
    status,
    etag,
    br,
    gzip: gz,
    identity: keep ? undefined : body,
    headers: {
      br: headersOf('br', br.length),
      gzip: headersOf('gzip', gz.length),
      identity: headersOf('identity', body.length),
    },
    keep,
  }
}

export const etagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Flat name, value lists. */
export function headersOfForms(
  { headers, cookies = [] }: RenderedPage,
  etag: string,
): (encoding: Encoding, length: number) => string[] {
  const shared = [
    ...Object.entries({ ...headers, etag, vary: 'Accept-Encoding' }).flat(),
    ...cookies.flatMap((cookie) => ['set-cookie', cookie]),
  ]
  return (encoding, length) => [
    ...shared,
    'content-length',
    String(length),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ]
}
