import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStoredList, type ListKind } from './stored-list.ts'

/** A browser's window as far as lists use it, with a storage that can be full or missing. */
function openBrowser() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  }
  const window = new EventTarget()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  vi.stubGlobal('StorageEvent', StorageEventStub)
  return { stored, storage, window }
}

class StorageEventStub extends Event {
  readonly key: string | null
  constructor(key: string | null) {
    super('storage')
    this.key = key
  }
}

let browser: ReturnType<typeof openBrowser>
beforeEach(() => (browser = openBrowser()))
afterEach(() => vi.unstubAllGlobals())

function openWords(changes: Partial<ListKind<string>> = {}) {
  const notices: string[] = []
  const list = openStoredList<string>({
    key: 'words',
    understand: (stored) => ({
      items: Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [],
      damaged: !Array.isArray(stored) || stored.some((item) => typeof item !== 'string'),
    }),
    onDamaged: () => notices.push('damaged'),
    onNotSaved: () => notices.push('not saved'),
    ...changes,
  })
  return { list, notices }
}

test('what was put into a list is there after the page is opened again', () => {
  openWords().list.change((words) => [...words, 'teapot'])
  expect(openWords().list.read()).toEqual(['teapot'])
})

test('an unchanged list is the same array at every look, as React wants it', () => {
  const { list } = openWords()
  expect(list.read()).toBe(list.read())
  list.change(() => ['teapot'])
  expect(list.read()).toBe(list.read())
})

test.each(['{"oh', '"text"', '{"a":1}', 'null'])(
  'damaged content %s is set aside, and the shopper sees a notice',
  async (damaged) => {
    browser.stored.set('words', damaged)
    const { list, notices } = openWords()
    expect(list.read()).toEqual([])
    await Promise.resolve()
    expect(notices).toEqual(['damaged'])
    expect(browser.stored.get('words-damaged')).toBe(damaged)
    expect(browser.stored.get('words')).toBe('[]')
  },
)

test('what is still readable in damaged content is kept', () => {
  browser.stored.set('words', '["teapot", 7]')
  expect(openWords().list.read()).toEqual(['teapot'])
})

test('with a full storage the list works on in this page, and the shopper sees one notice', () => {
  browser.storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const { list, notices } = openWords()
  list.change((words) => [...words, 'teapot'])
  list.change((words) => [...words, 'cup'])
  expect(list.read()).toEqual(['teapot', 'cup'])
  expect(notices).toEqual(['not saved'])
})

test('where the browser refuses storage altogether the list works on in this page', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  Object.assign(browser.storage, { getItem: refuse, setItem: refuse })
  const { list } = openWords()
  expect(list.read()).toEqual([])
  list.change((words) => [...words, 'teapot'])
  list.change((words) => [...words, 'cup'])
  expect(list.read()).toEqual(['teapot', 'cup'])
})

test('a change in one tab appears in the others', () => {
  const { list } = openWords()
  const listener = vi.fn()
  const stop = list.subscribe(listener)
  browser.stored.set('words', '["from another tab"]')
  browser.window.dispatchEvent(new StorageEventStub('words'))
  expect(listener).toHaveBeenCalledTimes(1)
  expect(list.read()).toEqual(['from another tab'])
  browser.window.dispatchEvent(new StorageEventStub('another key'))
  stop()
  browser.stored.set('words', '[]')
  browser.window.dispatchEvent(new StorageEventStub('words'))
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a storage that was emptied by hand empties the list', () => {
  const { list } = openWords()
  list.change(() => ['teapot'])
  list.subscribe(() => undefined)
  browser.stored.clear()
  browser.window.dispatchEvent(new StorageEventStub(null))
  expect(list.read()).toEqual([])
})

test('two tabs that add at the same moment both keep what they added', () => {
  const [here, there] = [openWords().list, openWords().list]
  here.read()
  there.read()
  here.change((words) => [...words, 'teapot'])
  there.change((words) => [...words, 'cup'])
  expect(openWords().list.read()).toEqual(['teapot', 'cup'])
})
