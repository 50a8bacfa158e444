import { expect, test } from 'vitest'
import { cut, type Cuts } from './cut.mjs'

/** Without what is of no consequence: empty lines and double spaces. */
const tidy = (code: string) => code.replaceAll(/\s+/g, ' ').trim()

test('a function does nothing any more, or answers what it is told to', () => {
  const code = `function wait() { return slow() } function isThere() { return look() }`
  expect(cut(code, { functions: ['wait'], answers: { isThere: 'null' } })).toBe(
    `function wait() {} function isThere() { return null }`,
  )
})

test('a statement goes with all that belongs to it', () => {
  const code = `exports.stay = 1; exports.preload = function () { return 2 };`
  expect(tidy(cut(code, { statements: ['exports.preload ='] }))).toBe(`exports.stay = 1;`)
})

const byTag = (cases: string) => `function go(fiber) { switch (fiber.tag) { ${cases} } }`

test('a kind of fiber goes with what is done with it', () => {
  const code = byTag('case 5: a(); break; case 30: b(); break; case 31: default: c()')
  expect(tidy(cut(code, { tags: [30, 31] }))).toBe(byTag('case 5: a(); break; default: c()'))
})

test('what another kind of fiber comes to as well stays', () => {
  const code = byTag('case 5: a(); case 30: b(); break; case 13: case 31: c()')
  expect(tidy(cut(code, { tags: [30, 31] }))).toBe(byTag('case 5: a(); b(); break; case 13: c()'))
})

test('what is declared for a kind of fiber that goes stays declared for the others', () => {
  const code = byTag('case 5: var state = 1; break; case 6: state = 2')
  expect(tidy(cut(code, { tags: [5] }))).toBe(
    'function go(fiber) {var state; switch (fiber.tag) { case 6: state = 2 } }',
  )
})

test('numbers that are no kinds of fibers stay', () => {
  const code = `switch (event.keyCode) { case 30: a() }`
  expect(cut(code, { tags: [30] })).toBe(code)
})

test('texts for developers are not said, and warnings not given', () => {
  const code = `invariant(found, \`No \${name}\`); warning(false, 'Mind the step'); fine('a', 'b')`
  expect(cut(code, { texts: ['invariant'], silent: ['warning'] })).toBe(
    `invariant(found); void 0; fine('a', 'b')`,
  )
})

test('what errors say goes, and names for tools; a cause stays', () => {
  const code = `Link.displayName = "Link"; throw new Error('Gone'); new Error('Lost', { cause }); new Error(text)`
  expect(tidy(cut(code, { words: true }))).toBe(
    `throw new Error(); new Error('Lost', { cause }); new Error(text)`,
  )
})

test('what stands in letters is replaced, with what was found in it', () => {
  const code = `x = (lanes & 64) === lanes; y = (other & 64) === other`
  expect(cut(code, { replaced: [[/\((\w+) & 64\) === \1/, '!1', 2]] })).toBe(`x = !1; y = !1`)
})

test.each<[string, Cuts]>([
  ['a function that is not there', { functions: ['gone'] }],
  ['one that is there twice', { functions: ['twice'] }],
  ['a statement that is not there', { statements: ['exports.gone ='] }],
  ['something in letters that is not there as often', { replaced: [['twice', '', 3]] }],
])('%s is no build', (_what, cuts) => {
  expect(() => cut(`function twice() {} { function twice() {} }`, cuts)).toThrow(/here/)
})
