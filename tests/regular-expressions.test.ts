import { readFileSync } from 'node:fs'
import { check } from 'recheck'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { walk } from '../src/platform/web/static-files.ts'

const root = new URL('../src', import.meta.url).pathname

/** What Paraglide writes: no text of strangers passes it. */
const isOurs = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('/paraglide/')

/** Every literal of a source file, as the compiler sees them. */
function literalsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    const isMade = ts.isNewExpression(node) || ts.isCallExpression(node)
    if (isMade && node.expression.getText() === 'RegExp')
      throw new Error(`${file} makes a regular expression that nobody can examine`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** What makes it slow, or nothing where its time grows with the length of the text alone. */
async function slownessOf(literal: string): Promise<string | undefined> {
  const end = literal.lastIndexOf('/')
  const judged = await check(literal.slice(1, end), literal.slice(end + 1), {
    timeout: 60_000,
    randomSeed: 1,
  })
  if (judged.status === 'safe') return undefined
  const why = judged.status === 'vulnerable' ? judged.complexity.summary : judged.error.kind
  return `${literal}: ${why}`
}

test('an expression whose time grows with the square of a text is found', async () => {
  expect(await slownessOf(String.raw`/[^/]*(?:@|%40)[^/]*/gi`)).toContain('2nd degree')
  expect(await slownessOf(String.raw`/^(a+)+$/`)).toContain('exponential')
})

test('the time of every regular expression grows with the length of the text alone', async () => {
  const literals = [...walk(root)].filter(isOurs).flatMap(literalsIn)
  expect(literals.length).toBeGreaterThan(100)
  const all = new Set([...literals, String(z.regexes.email), String(z.regexes.uuid())])
  const slow: string[] = []
  for (const literal of all) slow.push((await slownessOf(literal)) ?? '')
  expect(slow.filter(Boolean)).toEqual([])
}, 240_000)
