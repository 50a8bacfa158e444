import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dhaka, type Place } from '#shop/visitors/place.ts'

const london = { latitude: 51.5072, longitude: -0.1276 }
const denied = { code: 1, PERMISSION_DENIED: 1, message: 'User denied Geolocation' }
const noSignal = { code: 2, PERMISSION_DENIED: 1, message: 'No signal' }

let foundPlaces: Place[]
let warnings: string[]
let notices: string[]
let asked: number

beforeEach(() => {
  const stored = new Map<string, string>()
  foundPlaces = []
  warnings = []
  notices = []
  asked = 0
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation((sentence: string) => warnings.push(sentence))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Browser {
  state?: string
  answers?: Place | typeof denied
  /** The currency label was touched. */
  touched?: boolean
}

async function find({ state, answers = london, touched = false }: Browser) {
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
  })
  const { findPlace, askPlace } = await import('./find-place.ts')
  const found = (place: Place) => foundPlaces.push(place)
  if (!touched) return findPlace(found)
  return askPlace({
    found,
    denied: () => notices.push('denied'),
    unknown: () => notices.push('unknown'),
  })
}

test('where the browser may give the location, it is read at once (D23)', async () => {
  await find({ state: 'granted' })
  expect(foundPlaces).toEqual([london])
})

test('where it is denied, the console warns and it is Dhaka; nobody is asked (spec 4, 8)', async () => {
  await find({ state: 'denied' })
  expect(foundPlaces).toEqual([dhaka])
  expect(warnings).toEqual(['Location permission denied: using the default location, Dhaka'])
  expect(asked).toBe(0)
})

test.each(['prompt', undefined])(
  'where the browser would ask (%s), it asks when the currency label is touched, and never before (D23)',
  async (state) => {
    const browser = state ? { state } : {}
    await find(browser)
    expect([asked, foundPlaces]).toEqual([0, []])
    await find({ ...browser, touched: true })
    expect([asked, foundPlaces]).toEqual([1, [london]])
  },
)

test('anyone who says no when asked gets a notice (spec 4)', async () => {
  await find({ state: 'prompt', answers: denied, touched: true })
  expect([foundPlaces, notices]).toEqual([[], ['denied']])
  expect(warnings).toHaveLength(1)
})

test('anyone who touches the label of a browser that denies gets a notice, and is not asked', async () => {
  await find({ state: 'denied', touched: true })
  expect([asked, notices]).toEqual([0, ['denied']])
})

test('the console warns of a denied place once a visit (spec 8)', async () => {
  await find({ state: 'denied' })
  vi.resetModules()
  await find({ state: 'denied' })
  await find({ state: 'denied', touched: true })
  expect(foundPlaces).toEqual([dhaka, dhaka])
  expect(warnings).toHaveLength(1)
})

test('anyone who touches the label where no place can be read gets a notice', async () => {
  await find({ state: 'granted', answers: noSignal, touched: true })
  expect([foundPlaces, notices]).toEqual([[], ['unknown']])
})

test('a place that cannot be read is not known, and that is logged', async () => {
  await find({ state: 'granted', answers: noSignal })
  expect(foundPlaces).toEqual([])
  expect(warnings).toEqual(['The location could not be read: No signal'])
})

test('a browser that knows of no places is like one that denies', async () => {
  vi.stubGlobal('navigator', {})
  const { findPlace } = await import('./find-place.ts')
  await findPlace((place) => foundPlaces.push(place))
  expect(foundPlaces).toEqual([dhaka])
})
