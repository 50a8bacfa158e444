import { networkOf } from '#platform/network/network-of.ts'
import type { WaitingLine } from '#platform/concurrency/waiting-line.ts'
import { takeLonger } from './end-slow-sender.ts'
import type { FormRules, Handlers, Trouble } from '../handlers.ts'
import { mendUrl } from '../headers/mend-url.ts'
import type { RenderedPage } from '../pages/page-cache.ts'
import { personalHeaders } from '../headers/personal-headers.ts'
import { formType, kindOfForm, readForm } from './read-form.ts'
import type { Room } from './room.ts'
import { sendTrouble } from '../send-trouble.ts'
import { packPage, type Caller, type Exchange } from '../send.ts'
import { spoolBody, type SpooledBody } from './spool-body.ts'

export interface FormReceiver {
  page: (request: Request, caller: Caller) => Promise<RenderedPage>
  trouble: Handlers['trouble']
  shopUrl: string
  room: Room
  rules: FormRules
  /** Who sends, for the pages of one person. Nobody else's form is read there. */
  knowSender?: ((cookies: string | undefined) => Promise<string | undefined>) | undefined
  /** Whose files are read on a page for everybody. */
  knowGuest?: Handlers['knowGuest']
}

/** What a form's own script accepts as the answer: what became of the form, without the page around it. */
export const answerInData = 'application/json'

/** What a page gets instead of files that are too large: it says so in the words of its language. */
export const filesTooLarge = 'files-too-large'

type Body = string | Buffer<ArrayBuffer> | ReadableStream<Uint8Array>

/** A form posted to a page: its answer is for the sender alone and is kept nowhere. */
export async function receiveForm(
  receiver: FormReceiver,
  exchange: Exchange,
  headers: string[],
): Promise<void> {
  const { incoming } = exchange
  const form = { receiver, exchange, headers }
  const { shopUrl, rules } = receiver
  const kind = kindOfForm(incoming.headers, { shopUrl, mostFileBytes: rules.mostFileBytes })
  if (kind === 'from-elsewhere') return refuse(form, 'from-elsewhere')
  if (kind === 'not-a-form') return refuse(form, 'not-a-form')
  const sender = await findSender(form, kind)
  // The page asks them to sign in. What they send goes nowhere.
  if (sender === 'unknown') return (await answer(form, '', formType))()
  return kind === 'files' ? receiveFiles(form, sender.id) : receiveFields(form)
}

/** Pages of one person are for who is known by a session; a file on another page is read of who is known by its address. */
async function findSender(
  { receiver, exchange }: Form,
  kind: 'fields' | 'files',
): Promise<{ id?: string } | 'unknown'> {
  const { headers, url = '/' } = exchange.incoming
  const { knowSender, knowGuest } = receiver
  const know = knowSender
    ? () => knowSender(headers.cookie)
    : kind === 'files' && knowGuest && (() => knowGuest(url))
  if (!know) return {}
  const id = await know()
  return id === undefined ? 'unknown' : { id }
}

/** Sends the answer. Called once what the form held is given back: its reader may send the next one at once. */
type Reply = () => void | Promise<void>

interface Form {
  receiver: FormReceiver
  exchange: Exchange
  headers: string[]
}

async function receiveFields(form: Form): Promise<void> {
  const { receiver, exchange } = form
  const { mostBytes } = receiver.rules
  const announced = Number(exchange.incoming.headers['content-length'] ?? mostBytes)
  const held = Math.min(announced, mostBytes)
  const giveBack = receiver.room.bodies.hold(networkOf(exchange.ipAddress), held)
  if (!giveBack) return sendBusy(form)
  const reply = await answerFields(form).finally(giveBack)
  await reply()
}

async function answerFields(form: Form): Promise<Reply> {
  const { receiver, exchange } = form
  const read = await readForm(exchange.incoming, receiver.rules.mostBytes)
  switch (read.outcome) {
    case 'read':
      return answer(form, read.body, typeOf(exchange))
    case 'too-large':
      return () => refuse(form, 'too-large')
    case 'cut-off':
      return () => void exchange.outgoing.destroy()
  }
}

/** Over a thin network they take minutes, for somebody whom we know. */
async function receiveFiles(form: Form, sender = 'nobody'): Promise<void> {
  const { receiver, exchange } = form
  const { incoming } = exchange
  const { room, rules } = receiver
  const mostBytes = rules.mostFileBytes + rules.mostBytes
  const client = room.filesOfClients.hold(networkOf(exchange.ipAddress), mostBytes)
  const person = client && room.filesOfPeople.hold(sender, mostBytes)
  if (!person) {
    client?.()
    return sendBusy(form)
  }
  takeLonger(incoming)
  const reply = await spoolBody(incoming, { folder: room.folder, mostBytes }, (spooled) =>
    answerFiles(form, spooled),
  ).finally(() => {
    person()
    client()
  })
  await reply()
}

async function answerFiles(form: Form, spooled: SpooledBody): Promise<Reply> {
  switch (spooled.outcome) {
    case 'spooled':
      return answer(form, spooled.body, typeOf(form.exchange), form.receiver.room.fileForms)
    case 'too-large':
      return answer(form, `${filesTooLarge}=yes`, formType)
    case 'no-room':
      return () => sendBusy(form)
    case 'cut-off':
      return () => void form.exchange.outgoing.destroy()
  }
}

async function answer(
  form: Form,
  body: Body,
  type: string,
  line: WaitingLine = form.receiver.room.forms,
): Promise<Reply> {
  const { receiver, exchange, headers } = form
  const { pathname, search } = mendUrl(exchange.incoming.url ?? '/')
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: {
      accept: exchange.incoming.headers.accept === answerInData ? answerInData : 'text/html',
      'content-type': type,
      ...personalHeaders(exchange.incoming.headers),
    },
    body,
    // What is spooled is read while the answer is made.
    duplex: 'half',
  }
  const request = new Request(
    new URL(pathname + knownQuery(receiver.rules, search), receiver.shopUrl),
    init,
  )
  const turn = await line.take(networkOf(exchange.ipAddress), () =>
    receiver.page(request, exchange),
  )
  if (turn.outcome === 'busy') return () => sendBusy(form)
  const send = await packPage(exchange, turn.result)
  return () => send(headers)
}

const sendBusy = ({ receiver, exchange, headers }: Form): Promise<void> =>
  sendTrouble(receiver, exchange, headers, 'busy')

/** What it sends is not read. */
const refuse = ({ receiver, exchange, headers }: Form, trouble: Trouble): Promise<void> =>
  sendTrouble(receiver, exchange, [...headers, 'connection', 'close'], trouble)

const typeOf = ({ incoming }: Exchange): string => incoming.headers['content-type'] ?? ''

/**
 * The page that answers a form is the one that it stood on: same search, same filter, same page number. React Router distinguishes the first
 * page of a folder from the folder itself by `index`.
 */
function knownQuery({ parameters }: FormRules, search: string): string {
  if (parameters === 'all') return search
  const kept = [...new URLSearchParams(search)]
    .filter(([name]) => name === 'index' || Object.hasOwn(parameters, name))
    .map(([name, value]) => (value === '' ? name : `${name}=${encodeURIComponent(value)}`))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}
