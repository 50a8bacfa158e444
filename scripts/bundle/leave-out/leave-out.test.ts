import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cutAll, findAsked, leftOut } from './leave-out.mjs'
import type { Cuts } from './cut.mjs'
import { shortenNames } from './react-elements.mjs'
import { switchedOff } from './react-router.mjs'

const packages = join(import.meta.dirname, '../../../node_modules')
const reactRouter = join(packages, 'react-router/dist/production')

test.each(Object.entries(switchedOff))('%s gives what React Router gives', (file, code) => {
  const [, exported = ''] =
    /^export \{ (.*) \};/m.exec(readFileSync(join(reactRouter, file), 'utf8')) ?? []
  const given = [...code.matchAll(/export const (\w+)/g)].map(([, name]) => name)
  expect(given.toSorted()).toEqual(exported.split(', ').toSorted())
})

test.each([...leftOut])('%s is cut as said, and uses nothing that went', (file, left) => {
  const code = readFileSync(join(packages, file), 'utf8')
  expect(cutAll(code, left).length).toBeLessThan(code.length)
})

test('a name that is used and went with a cut is no build', () => {
  const cuts: Cuts = { replaced: [['const lost = 1', '']] }
  expect(() => cutAll('const lost = 1; export { lost as found }', [{ what: 'it', cuts }])).toThrow(
    'Used, and cut out: lost',
  )
})

const file = (code: string) => ({ type: 'chunk', code })

test.each([
  'let[a]=(0,m.useActionState)(send)',
  '(0,_.jsx)(m.Activity,{mode:`hidden`})',
  '(0,_.jsx)(m.ViewTransition,{children:e})',
  '(0,_.jsxs)(_.Fragment,{key:1,ref:e,children:[]})',
  '(0,_.jsx)(`style`,{href:`a`,precedence:`low`})',
  '(0,m.preload)(`/a.css`)',
  '(0,_.jsx)(`input`,{onBeforeInput:e})',
  'let e=(0,m.useFetcher)()',
  '(0,_.jsx)(l,{to:`/`,viewTransition:!0})',
  'submit(e,{navigate:!1})',
  '(0,m.createRoot)(e)',
])('a file that asks for what is left out is no build: %s', (code) => {
  expect(findAsked({ 'page.js': file(code), 'fine.js': file('(0,m.useState)()') })).toEqual([
    expect.stringMatching(/^page\.js: /),
  ])
})

const exported = [...leftOut.values()]
  .flat()
  .flatMap(({ cuts }) => cuts.statements ?? [])
  .flatMap((statement) => /^exports\.(\w+) =$/.exec(statement)?.[1] ?? [])

test.each(exported)('no library may ask React DOM for %s', (name) => {
  expect(findAsked({ 'page.js': file(`(0,m.${name})(e)`) })).not.toEqual([])
})

test('React and React Router may name it', () => {
  expect(findAsked({ 'assets/framework-a1.js': file('e.Activity=f,e.useActionState=g') })).toEqual(
    [],
  )
})

test('names of attributes have the same other form as before', () => {
  const list = `new Map([["htmlFor", "for"],\n  ["strokeWidth", "stroke-width"],\n  ["xHeight", "x-height"]])`
  const built = (code: string) => [...(new Function(`return ${code}`)() as Map<string, string>)]
  expect(built(shortenNames(list)).toSorted()).toEqual(built(list).toSorted())
  expect(shortenNames(list)).toContain('"strokeWidth xHeight"')
})
