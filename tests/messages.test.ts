import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import ts from 'typescript'

// Every text that a person reads comes from messages/, in both languages (D26).

type Messages = Record<string, unknown>

const doors = ['storefront', 'account', 'backoffice', 'mail'] as const

const readDoor = (door: string, language: string): Messages => {
  const { $schema: _, ...messages } = JSON.parse(
    readFileSync(`messages/${door}/${language}.json`, 'utf8'),
  )
  return messages
}
const read = (language: string): Messages =>
  Object.assign({}, ...doors.map((door) => readDoor(door, language)))
const english = read('en')
const bangla = read('bn')

/** The sources that say each message. */
const usersOf = new Map<string, string[]>()
for (const file of globSync('src/**/*.{ts,tsx}', {
  exclude: ['src/paraglide/**', '**/*.test.{ts,tsx}', 'src/shop/mail/mail-messages.ts'],
}))
  // Pages call m.cart_empty(); plain pages, which are made when nothing else works, read messages.busy_title.
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\b(?:m|messages)\.(\w+)/g))
    usersOf.set(name, [...(usersOf.get(name) ?? []), file.replaceAll('\\', '/')])

/** Every text of a message; one with plural forms has several. */
function textsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  return (message as { match: Record<string, string> }[]).flatMap(({ match }) =>
    Object.values(match),
  )
}

const placeholders = (message: unknown) =>
  [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].toSorted().join()

describe('the messages', () => {
  test('are the same in both languages', () => {
    expect(Object.keys(bangla).toSorted()).toEqual(Object.keys(english).toSorted())
  })

  test('say something, with the same places to fill', () => {
    const wrong = Object.entries(english).filter(
      ([name, message]) =>
        [message, bangla[name]].flatMap(textsOf).some((text) => text.trim() === '') ||
        placeholders(message) !== placeholders(bangla[name]),
    )
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  test('stand in one file each', () => {
    const names = doors.flatMap((door) => Object.keys(readDoor(door, 'en')))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('are all used', () => {
    expect(Object.keys(english).filter((name) => !usersOf.has(name))).toEqual([])
  })

  test.each([
    ['backoffice', 'src/backoffice/'],
    ['mail', 'src/shop/mail/'],
  ])('of %s are said nowhere else', (door, folder) => {
    const strangers = Object.keys(readDoor(door, 'en')).flatMap((name) =>
      (usersOf.get(name) ?? []).filter((file) => !file.startsWith(folder)),
    )
    expect(strangers).toEqual([])
  })

  test('write their own digits in Bangla', () => {
    const foreign = Object.entries(bangla).filter(([, message]) =>
      textsOf(message).some((text) => /\d/.test(text.replace(/\{[^}]*\}/g, ''))),
    )
    expect(foreign.map(([name]) => name)).toEqual([])
  })

  test.each([
    { word: 'নগদ', why: 'the wallet Nagad, not cash (ক্যাশ)', fits: /\bNagad\b/ },
    { word: 'আমদানি', why: 'through customs, not from a file (ইমপোর্ট)', fits: /\bcustoms\b/i },
  ])('do not mislead in Bangla with $word: $why', ({ word, fits }) => {
    const misleading = Object.entries(bangla).filter(
      ([name, message]) =>
        textsOf(message).some((text) => text.includes(word)) &&
        !textsOf(english[name]).some((text) => fits.test(text)),
    )
    expect(misleading.map(([name]) => name)).toEqual([])
  })
})

/** Attributes that people read, or a screen reader reads to them. */
const readAttributes = new Set(['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])

/** Names that are the same in every language. */
const names = new Set(['BDT', 'Facebook', 'YouTube', 'WhatsApp', 'Pinterest', 'Haat'])

const isText = (text: string) => /\p{L}{2}/u.test(text) && !names.has(text.trim())

/** What a component writes by itself instead of asking for a message. */
function writtenIn(fileName: string, source: string): string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && isText(node.text)) found.push(node.text.trim())
    if (ts.isStringLiteralLike(node) && isText(node.text) && isShown(node.parent))
      found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function isShown(parent: ts.Node): boolean {
  if (ts.isJsxAttribute(parent)) return readAttributes.has(parent.name.getText())
  if (!ts.isJsxExpression(parent)) return false
  return !ts.isJsxAttribute(parent.parent) || isShown(parent.parent)
}

describe('a component', () => {
  test('writes no text of its own', () => {
    const found = globSync('src/**/*.tsx', { exclude: ['src/paraglide/**', '**/*.test.tsx'] })
      .map((file) => [file, ...writtenIn(file, readFileSync(file, 'utf8'))])
      .filter(({ length }) => length > 1)
    expect(found).toEqual([])
  })

  test.each(['<p>Sold out</p>', '<a aria-label="Cart" />', "<p>{'Sold out'}</p>"])(
    'that writes %s is caught',
    (source) => {
      expect(writtenIn('page.tsx', `export const page = ${source}`)).toHaveLength(1)
    },
  )
})
