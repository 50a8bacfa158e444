import { lookup as askSystem } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicIpAddress } from './public-ip-address.ts'

export type Fetching =
  | { outcome: 'fetched'; content: Buffer }
  /** The reason is the rest of a sentence that begins with the address. */
  | { outcome: 'not-fetched'; reason: string; serverAnswered: boolean }

export interface FetchOptions {
  maxBytes: number
  /** So many are enough: what follows is not asked for. */
  onlyFirstBytes?: number | undefined
  timeoutMs: number
  /** Breaks it off. */
  signal?: AbortSignal | undefined
  /** Which IP addresses may be connected to. */
  mayReach?: (ipAddress: string) => boolean
  /** All IP addresses of a name. */
  resolve?: (name: string) => Promise<LookupAddress[]>
}

const mostRedirects = 3

/**
 * Fetches a file from an address that somebody else wrote. Every name is resolved here, every IP address is checked before
 * it is connected to, and the connection goes to the checked one, so that a name cannot mean another machine a moment later.
 */
export async function fetchSafely(href: string, options: FetchOptions): Promise<Fetching> {
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout
  try {
    return await follow(href, options, signal)
  } catch (error) {
    return notFetched(
      timeout.aborted ? `took longer than ${options.timeoutMs / 1000} s` : reasonOf(error),
    )
  }
}

async function follow(href: string, options: FetchOptions, signal: AbortSignal): Promise<Fetching> {
  let url = URL.canParse(href) ? new URL(href) : undefined
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
      return notFetched('is not an http or https address')
    }
    const ipAddresses = await checkedIpAddresses(url, options, signal)
    if (ipAddresses === undefined) return notFetched('is not on the public internet')

    const response = await ask(url, ipAddresses, signal)
    const location = redirection(response)
    if (location === undefined) return read(response, options)
    response.destroy()
    url = URL.canParse(location, url) ? new URL(location, url) : undefined
  }
  return { ...notFetched(`redirects more than ${mostRedirects} times`), serverAnswered: true }
}

/** One IP address that may not be reached is enough to refuse them all: names that mean both are a trick. */
async function checkedIpAddresses(
  url: URL,
  { mayReach = isPublicIpAddress, resolve = resolveName }: FetchOptions,
  signal: AbortSignal,
): Promise<LookupAddress[] | undefined> {
  // URL has made decimal, octal and hexadecimal forms of IPv4 plain by now.
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(name)
  const ipAddresses = family ? [{ address: name, family }] : await orAborted(resolve(name), signal)
  const allowed = ipAddresses.length > 0 && ipAddresses.every(({ address }) => mayReach(address))
  return allowed ? ipAddresses : undefined
}

const resolveName = (name: string) => askSystem(name, { all: true, verbatim: true })

function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
    promise.then(resolve, reject)
  })
}

function ask(
  url: URL,
  ipAddresses: LookupAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_name, { all }, callback) => {
    const [first] = ipAddresses
    if (all || !first) callback(null, ipAddresses)
    else callback(null, first.address, first.family)
  }
  const options: RequestOptions = {
    // No connection is kept: a kept one would not ask the check again.
    agent: false,
    lookup: pinned,
    signal,
    headers: { accept: 'image/*,*/*;q=0.5', 'accept-encoding': 'identity', 'user-agent': 'Haat' },
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end()
  })
}

function redirection({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined
}

async function read(
  response: IncomingMessage,
  { maxBytes, onlyFirstBytes = Infinity }: FetchOptions,
): Promise<Fetching> {
  const refuse = (reason: string): Fetching => {
    response.destroy()
    return { outcome: 'not-fetched', reason, serverAnswered: true }
  }
  const tooLarge = `is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB`
  if (response.statusCode !== 200) return refuse(`answers ${response.statusCode}`)
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) return refuse(tooLarge)

  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) return refuse(tooLarge)
    chunks.push(chunk)
    // Leaving the loop closes the connection.
    if (bytes >= onlyFirstBytes) break
  }
  return { outcome: 'fetched', content: Buffer.concat(chunks) }
}

function notFetched(reason: string): Extract<Fetching, { outcome: 'not-fetched' }> {
  return { outcome: 'not-fetched', reason, serverAnswered: false }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'has a name that nobody knows'
    case 'ECONNREFUSED':
      return 'does not answer'
    case 'ECONNRESET':
      return 'broke off the connection'
    default:
      return `cannot be reached (${code ?? message})`
  }
}
