import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { switchedOff } from './leave-out.mjs'

const reactRouter = join(import.meta.dirname, '../../node_modules/react-router/dist/production')

test.each(Object.entries(switchedOff))('%s gives what React Router gives', (file, code) => {
  const [, exported = ''] =
    /^export \{ (.*) \};/m.exec(readFileSync(join(reactRouter, file), 'utf8')) ?? []
  const given = [...code.matchAll(/export const (\w+)/g)].map(([, name]) => name)
  expect(given.toSorted()).toEqual(exported.split(', ').toSorted())
})
