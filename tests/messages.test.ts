import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import ts from 'typescript'

// Every text that a person reads comes from messages/, in both languages (D26).

type Messages = Record<string, unknown>

const read = (language: string): Messages => {
  const { $schema: _, ...messages } = JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'))
  return messages
}
const english = read('en')
const bangla = read('bn')

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

  test('are all used', () => {
    const source = globSync('src/**/*.{ts,tsx}', { exclude: ['src/paraglide/**'] })
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    // Pages call m.cart_empty(); mails, which are written without a page, name 'mail_hello', and plain pages messages.busy_title.
    const used = new Set(
      [...source.matchAll(/\b(?:m|messages)\.(\w+)|'(mail_\w+)'/g)].map(
        ([, page, mail]) => page ?? mail,
      ),
    )
    expect(Object.keys(english).filter((name) => !used.has(name))).toEqual([])
  })

  test('write their own digits in Bangla', () => {
    const foreign = Object.entries(bangla).filter(([, message]) =>
      textsOf(message).some((text) => /\d/.test(text.replace(/\{[^}]*\}/g, ''))),
    )
    expect(foreign.map(([name]) => name)).toEqual([])
  })
})

/** Attributes that people read or hear. */
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
