import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dhaka, type Place } from './place.ts'

const london = { latitude: 51.5072, longitude: -0.1276 }
const denied = { code: 1, PERMISSION_DENIED: 1, message: 'User denied Geolocation' }
const noSignal = { code: 2, PERMISSION_DENIED: 1, message: 'No signal' }

let heardOf: Place[]
let warnings: string[]
let asked: number
let act: () => void

beforeEach(() => {
  const kept = new Map<string, string>()
  heardOf = []
  warnings = []
  asked = 0
  act = () => undefined
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation((sentence: string) => warnings.push(sentence))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => (act = listener))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Browser {
  state?: string
  answers?: Place | typeof denied
  acted?: boolean
}

async function find({ state, answers = london, acted = false }: Browser) {
  const query = async () => {
    if (state === undefined) throw new TypeError('geolocation is not known here')
    return { state }
  }
  const getCurrentPosition = (found: (at: unknown) => void, failed: (why: unknown) => void) => {
    asked++
    if ('code' in answers) failed(answers)
    else found({ coords: answers })
  }
  vi.stubGlobal('navigator', {
    permissions: { query },
    geolocation: { getCurrentPosition },
    userActivation: { hasBeenActive: acted },
  })
  const { findPlace } = await import('./find-place.ts')
  await findPlace((place) => heardOf.push(place))
}

test('where the browser was allowed to tell, it is read at once (D23)', async () => {
  await find({ state: 'granted' })
  expect(heardOf).toEqual([london])
})

test('where it is denied, the console warns and it is Dhaka; nobody is asked (spec 4, 8)', async () => {
  await find({ state: 'denied' })
  expect(heardOf).toEqual([dhaka])
  expect(warnings).toEqual(['Location permission denied: using the default location, Dhaka'])
  expect(asked).toBe(0)
})

test.each(['prompt', undefined])(
  'where the browser would ask (%s), it asks after the first action, once in a session (D23)',
  async (state) => {
    await find(state ? { state } : {})
    expect(asked).toBe(0)
    act()
    expect(heardOf).toEqual([london])
    act = () => undefined
    await find(state ? { state } : {})
    act()
    expect(asked).toBe(1)
  },
)

test('the first action may have been before anybody waited for it', async () => {
  await find({ state: 'prompt', acted: true })
  expect(heardOf).toEqual([london])
})

test('whoever says no when asked is in Dhaka (spec 4)', async () => {
  await find({ state: 'prompt', answers: denied, acted: true })
  expect(heardOf).toEqual([dhaka])
  expect(warnings).toHaveLength(1)
})

test('a place that cannot be read is not known, and that is logged', async () => {
  await find({ state: 'granted', answers: noSignal })
  expect(heardOf).toEqual([])
  expect(warnings).toEqual(['The location could not be read: No signal'])
})

test('a browser that knows of no places is like one that denies', async () => {
  vi.stubGlobal('navigator', {})
  const { findPlace } = await import('./find-place.ts')
  await findPlace((place) => heardOf.push(place))
  expect(heardOf).toEqual([dhaka])
})
