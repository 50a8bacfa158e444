import type { IncomingHttpHeaders } from 'node:http'
import type { Log } from '../log.ts'
import type { PageCache, RenderedPage } from './pages/page-cache.ts'
import type { Parameters } from './pages/page-key.ts'
import type { RenderInLine } from './pages/render-in-line.ts'
import type { Room } from './bodies/room.ts'
import type { PictureAnswer } from './send-picture.ts'
import type { Caller, Exchange } from './send.ts'
import type { StaticFile } from './static-files.ts'

/** Why a request is not answered by what it asked for. */
export type Trouble =
  /** There is no room for it just now. */
  | 'busy'
  /** The database cannot be reached. */
  | 'away'
  /** The disk is full. */
  | 'no-room'
  | 'failed'
  | 'read-only'
  /** What was sent, or the address. */
  | 'too-large'
  | 'too-long'
  | 'not-a-form'
  | 'from-elsewhere'

/** What a page takes as a form. */
export interface FormRules {
  mostBytes: number
  /** Of its files, on top of that. */
  mostFileBytes: number
  /** What of the query reaches the page with a form. */
  parameters: Parameters | 'all'
}

/** What stands behind the web server: it knows HTTP, they know the shop. */
export interface Handlers {
  /** /api/…: never kept here. */
  api: (request: Request, caller: Caller) => Promise<Response>
  /** A page for people, whole. */
  page: (request: Request, caller: Caller) => Promise<RenderedPage>
  /** What the page at this path takes as a form; nothing where it can only be read. */
  formAt: (path: string) => FormRules | undefined | Promise<FormRules | undefined>
  /** Whether the page at this path is made for one person: it sees who asks, and passes no memory. */
  isPersonal: (path: string) => boolean
  /** The query parameters that the page at this path reads. */
  parametersOf: (path: string) => Parameters
  /** Whose session these cookies are of. */
  knowSender: (cookies: string | undefined) => Promise<string | undefined>
  /** Whose files are read at an address that is for everybody: it says itself who sends. Nothing: nobody's. */
  knowGuest?: (url: string) => Promise<string | undefined>
  /** What is answered at this path where the page itself cannot. */
  trouble: (path: string, trouble: Trouble, requestId?: string) => RenderedPage
  /** /pictures/… */
  picture: (name: string) => Promise<PictureAnswer>
  /** For /readyz: can the shop do its work? */
  isReady: () => Promise<boolean>
}

/** What pages send in passing, at one URL: a few words that nobody waits for an answer to. */
export interface NoteTaker {
  path: string
  mostBytes: number
  /** Takes it at once, without asking anybody. Answers the status. */
  take: (note: Note) => number
}

export interface Note {
  body: string
  /** Of the client. */
  ipAddress: string
  headers: IncomingHttpHeaders
}

export interface WebServerOptions {
  handlers: Handlers
  notes?: NoteTaker | undefined
  staticFiles: ReadonlyMap<string, StaticFile>
  cache: PageCache
  log: Log
  trustedProxies: number
  shopUrl: string
  /** For what people send, until it is answered. */
  spoolFolder: string
}

/** What stands before it, too. */
export interface Routing extends WebServerOptions {
  fixedHeaders: string[]
  passOn: (exchange: Exchange, headers: string[]) => void
  room: Room
  renderInLine: RenderInLine
}
