import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadFiles } from './upload-files.ts'

const page = 'https://haat.example/dashboard/profile'

/** What the network is for the form. */
class FakeRequest extends EventTarget {
  static begun: FakeRequest | undefined
  static get last(): FakeRequest {
    if (!FakeRequest.begun) throw new Error('Nothing is sent yet')
    return FakeRequest.begun
  }
  upload = new EventTarget()
  sent: unknown
  status = 0
  responseURL = ''
  responseText = ''
  type = 'text/html'
  open(method: string, to: string): void {
    this.sent = [method, to]
    FakeRequest.begun = this
  }
  setRequestHeader(): void {}
  getResponseHeader = () => this.type
  send(): void {}
  abort = () => this.dispatchEvent(new Event('abort'))
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(answer: Partial<FakeRequest>): void {
    Object.assign(this, { responseURL: page, ...answer })
    this.dispatchEvent(new Event('load'))
  }
}

let assigned: string[]
let shares: number[]
let stopping: AbortController
beforeEach(() => {
  assigned = []
  shares = []
  stopping = new AbortController()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  const location = { href: page, pathname: '/dashboard/profile', search: '' }
  vi.stubGlobal('window', {
    location: { ...location, assign: (to: string) => assigned.push(to) },
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Uploads are queued: this one starts. */
async function send() {
  FakeRequest.begun = undefined
  const sending = uploadFiles(undefined, new FormData(), {
    signal: stopping.signal,
    onProgress: (share) => shares.push(share),
  })
  await vi.waitUntil(() => FakeRequest.begun)
  return { sending }
}

test('how much is sent is reported as it goes; what the page answers is the result', async () => {
  const { sending } = await send()
  expect(FakeRequest.last.sent).toEqual(['POST', page])
  FakeRequest.last.progress(1, 4)
  FakeRequest.last.progress(4, 4)
  const result = { submission: { payload: {}, fields: [], intent: null }, error: null }
  FakeRequest.last.answer({ type: 'application/json', responseText: JSON.stringify(result) })
  expect([await sending, shares]).toEqual([result, [0.25, 1]])
})

test('stopped, it is no result', async () => {
  const { sending } = await send()
  stopping.abort()
  expect(await sending).toBeUndefined()
})

test.each([
  [403, 'from-elsewhere'],
  [408, 'no-connection'],
  [503, 'away'],
])('a shop that answers %i is said in words', async (status, trouble) => {
  const { sending } = await send()
  FakeRequest.last.answer({ status })
  expect(await sending).toBe(trouble)
})

test('without a network it is said; where a session has ended the browser goes to sign in', async () => {
  const { sending: lost } = await send()
  FakeRequest.last.dispatchEvent(new Event('error'))
  expect(await lost).toBe('no-connection')
  const { sending: ended } = await send()
  FakeRequest.last.answer({ status: 200, responseURL: 'https://haat.example/login' })
  expect([await ended, assigned]).toEqual([undefined, ['https://haat.example/login']])
})
