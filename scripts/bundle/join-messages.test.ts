import { expect, test } from 'vitest'
import { joinModules } from './join-messages.mjs'

const modules: Record<string, string> = {
  'cart_empty.js': `/* eslint-disable */
import { getLocale } from '../runtime.js';

const en_cart_empty = /** @type {() => string} */ () => "Empty";

/**
* | output |
*/
export const cart_empty = () => en_cart_empty(getLocale());`,
  'blog_minutes.js': `/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale } from '../runtime.js';
export const blog_minutes = (i) => registry.number(getLocale(), i.n);`,
}
const list = `/* eslint-disable */
export * from './cart_empty.js'
export * from './blog_minutes.js'
`

test('the list of all messages becomes one module, with each import once and without comments of its own', () => {
  const joined = joinModules(list, (file) => modules[file] ?? '')
  expect(joined.split('\n').filter(Boolean)).toEqual([
    `import { getLocale } from '../runtime.js'`,
    `import * as registry from '../registry.js'`,
    `const en_cart_empty = () => "Empty";`,
    `export const cart_empty = () => en_cart_empty(getLocale());`,
    `export const blog_minutes = (i) => registry.number(getLocale(), i.n);`,
  ])
})

test('a list that is joined already stays as it is', () => {
  const joined = joinModules(list, (file) => modules[file] ?? '')
  expect(joinModules(joined, () => 'lost')).toBe(joined)
})
