import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { freeNames } from './free-names.mjs'

const free = (code: string) => Object.fromEntries(freeNames(parseAst(code)))

test('names that nothing declares are found, with how often', () => {
  expect(free(`function go() { document.title = document.body }`)).toEqual({ document: 2 })
})

test('what a function declares is known in it and in those in it, and nowhere else', () => {
  expect(free(`function go() { var a; return () => a } a()`)).toEqual({ a: 1 })
  expect(free(`function go() { if (b) { var b = 1 } }`)).toEqual({})
})

test('parameters, patterns, caught errors, classes and imports declare', () => {
  expect(
    free(`import x, { y as z } from 'm'
      class Box {}
      const { a, b: [c], ...d } = x
      function go(e, { f = 1 }, ...g) { try { z } catch (h) { new Box(a, c, d, e, f, g, h) } }
      go`),
  ).toEqual({})
})

test('properties, keys and labels are no names', () => {
  expect(
    free(`const a = { key: 1, method() {} }; out: for (;;) { a.property; break out }`),
  ).toEqual({})
  expect(free(`const a = {}; a[key]`)).toEqual({ key: 1 })
})
