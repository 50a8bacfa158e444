import { hash } from 'node:crypto'
import { isbot } from 'isbot'
import { parseSentJson } from '#platform/text/clean-text.ts'
import { networkOf, widestNetworkOf } from '#platform/network/network-of.ts'
import type { Shop } from '#shop/shop.ts'
import { sentViewSchema, type SentView } from '../contract.ts'
import { browserOf, type Browser } from '../device.ts'
import { findDistrict } from '../find-district.ts'
import { isCounted, pageOf } from '../page.ts'
import { sourceOf } from '../source.ts'
import { visitEndsAfterMinutes } from '../visit.ts'
import type { Salts } from './salts.ts'
import type { View } from './visit-memory.ts'

/** What a browser sent of a page that it shows. */
export interface SentNote {
  body: string
  /** Of the client. It goes no further than the hash. */
  ipAddress: string
  headers: Record<string, string | string[] | undefined>
}

export type TakenNote = 'counted' | 'not-counted' | 'too-many' | 'invalid'

const dayMs = 24 * 3_600_000

type Counting = Pick<Shop, 'visits' | 'now'>

/** Takes a view into memory and asks nobody: the browser waits for nothing. */
export function takeView(shop: Counting, note: SentNote): TakenNote {
  const { body, ipAddress, headers } = note
  if (isFlood(shop, ipAddress)) return 'too-many'
  if (!shop.visits.isOn || isFromElsewhere(headers)) return 'not-counted'
  const browser = recogniseBrowser(shop, userAgentOf(headers))
  if (!browser) return 'not-counted'
  const sent = parseNote(body)
  if (!sent) return 'invalid'
  if (!isCounted(sent.p)) return 'not-counted'
  const facts = { sent, browser, ownHost: textOf(headers['host']) }
  if (wantsToBeLeftAlone(headers)) addAlone(shop, facts)
  else addTold(shop, note, facts)
  return 'counted'
}

function isFlood({ visits: { clients }, now }: Counting, ipAddress: string): boolean {
  const at = now().getTime()
  const [network, widest] = [networkOf(ipAddress), widestNetworkOf(ipAddress)]
  if (!clients.mayPass(network, at)) return true
  return widest !== network && !clients.mayPass(widest, at, clientsOfWideNetwork)
}

/** How many clients an IPv6 network of 48 bits counts as (rate-limits.ts). */
const clientsOfWideNetwork = 4

/** Only that a page was seen. */
function addAlone(shop: Counting, { sent: { p, k }, ...facts }: Facts): void {
  if (k !== undefined) return
  const view = describe(shop, { ...facts, sent: { p } })
  shop.visits.add({ ...view, source: '', visitor: null, earlier: null })
}

function addTold(shop: Counting, { ipAddress, headers }: SentNote, facts: Facts): void {
  const client = [networkOf(ipAddress), userAgentOf(headers), facts.ownHost].join('\n')
  const view = describe(shop, facts)
  shop.visits.add({ ...view, ...keysOf(shop.visits.salts, client, view.at) })
}

const textOf = (header: string | string[] | undefined) =>
  Array.isArray(header) ? '' : (header ?? '')

const userAgentOf = (headers: SentNote['headers']) => textOf(headers['user-agent']).slice(0, 500)

/** Pages of other sites count nothing here. */
function isFromElsewhere(headers: SentNote['headers']): boolean {
  const site = textOf(headers['sec-fetch-site'])
  if (site) return site !== 'same-origin'
  const origin = textOf(headers['origin'])
  return origin !== '' && URL.parse(origin)?.host !== textOf(headers['host'])
}

/** Do Not Track and Global Privacy Control (docs/decisions/0177). */
const wantsToBeLeftAlone = (headers: SentNote['headers']) =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1'

/** Undefined for a program that walks through the shop by itself, and for one that does not say what it is. */
export function recogniseBrowser(
  { visits }: Pick<Shop, 'visits'>,
  userAgent: string,
): Browser | undefined {
  const known = visits.browsers.get(userAgent)
  if (known) return known.browser
  const browser = userAgent === '' || isbot(userAgent) ? undefined : browserOf(userAgent)
  visits.browsers.set(userAgent, { browser })
  return browser
}

function parseNote(body: string): SentView | undefined {
  try {
    return sentViewSchema.safeParse(parseSentJson(body)).data
  } catch {
    return undefined
  }
}

interface Facts {
  sent: SentView
  browser: Browser
  /** As the browser asked for it. */
  ownHost: string
}

type DescribedView = Omit<View, 'visitor' | 'earlier'>

function describe({ now }: Counting, { sent, browser, ownHost }: Facts): DescribedView {
  const { r: referrer, s: source, c: campaign, k: kind = 'page' } = sent
  return {
    at: now(),
    kind,
    ...pageOf(sent.p),
    ...sourceOf({ referrer, source, campaign }, { browser: browser.browser, ownHost }),
    ...browser,
    district: (sent.l && findDistrict(...sent.l)) ?? null,
    ...searchOf(sent),
  }
}

function searchOf({ k, q, f }: SentView) {
  const search = k === 'search' ? foldSearch(q ?? '') : ''
  return { search: search || null, found: search ? (f ?? null) : null }
}

/** The same words are one search, however they are typed. */
const foldSearch = (words: string) => words.toLowerCase().replaceAll(/\s+/g, ' ').normalize('NFC')

function keysOf(salts: Salts | undefined, client: string, now: Date) {
  if (!salts) return { visitor: null, earlier: null }
  const sinceMidnightMs = now.getTime() - (salts.endsAt - dayMs)
  const isNearMidnight = sinceMidnightMs < visitEndsAfterMinutes * 60_000
  return {
    visitor: keyOf(salts.today, client),
    earlier: isNearMidnight && salts.yesterday ? keyOf(salts.yesterday, client) : null,
  }
}

/** 64 bits: two of a million visitors of a day are taken for one with a chance of one in forty million. */
const keyOf = (salt: string, client: string) =>
  hash('sha256', `${salt}\n${client}`, 'buffer').readBigInt64BE()
