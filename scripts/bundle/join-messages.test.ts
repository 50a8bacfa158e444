import { expect, test } from 'vitest'
import { declareModules, joinModules, modulesOf } from './join-messages.mjs'

const options = '{ locale?: "en" | "bn" }'

const files: Record<string, string> = {
  'cart_empty.js': `/* eslint-disable */
import { getLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_EmptyInputs */

const en_cart_empty = /** @type {(inputs: Cart_EmptyInputs) => LocalizedString} */ () => "Empty";

/**
* | output |
*/
export const cart_empty = /** @type {(inputs?: Cart_EmptyInputs, options?: ${options}) => LocalizedString} */ (() => en_cart_empty(getLocale()));`,
  'blog_minutes.js': `/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale } from '../runtime.js';
/** @typedef {{ n: NonNullable<unknown> }} Blog_MinutesInputs */
export const blog_minutes = /** @type {(inputs: Blog_MinutesInputs) => LocalizedString} */ ((i) => registry.number(getLocale(), i.n));`,
}
const list = `/* eslint-disable */
export * from './cart_empty.js'
export * from './blog_minutes.js'
`
const modules = modulesOf(list, (file) => files[file] ?? '')

test('the list of all messages becomes one module, with each import once and without comments of its own', () => {
  expect(joinModules(modules).split('\n').filter(Boolean)).toEqual([
    `import { getLocale } from '../runtime.js'`,
    `import * as registry from '../registry.js'`,
    `const en_cart_empty = () => "Empty";`,
    `export const cart_empty = (() => en_cart_empty(getLocale()));`,
    `export const blog_minutes = ((i) => registry.number(getLocale(), i.n));`,
  ])
})

test('what Paraglide says of the types of messages is declared beside it', () => {
  expect(declareModules(modules).split('\n')).toEqual([
    `type LocalizedString = import('../runtime.js').LocalizedString`,
    `export const cart_empty: (inputs?: {}, options?: ${options}) => LocalizedString`,
    `export const blog_minutes: (inputs: { n: NonNullable<unknown> }) => LocalizedString`,
  ])
})

test('a Paraglide that writes in another way is noticed', () => {
  expect(() => modulesOf('export {}', () => '')).toThrow('in another way')
  expect(() => declareModules(['export const cart_empty = () => "Empty"'])).toThrow(
    'in another way',
  )
})
