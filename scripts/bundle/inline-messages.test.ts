import { expect, test } from 'vitest'
import { findSaidElsewhere, sayHere } from './inline-messages.mjs'

/** As Paraglide compiles them. */
const messages: Record<string, string> = {
  cart_add: `
const en_cart_add = /** @type {(inputs: Cart_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (\`Add to \\\`cart\\\`\`)
};

const bn_cart_add = /** @type {(inputs: Cart_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (\`কার্টে যোগ করুন\`)
};
`,
  cart_items: `
const en_cart_items = /** @type {(inputs: Cart_ItemsInputs) => LocalizedString} */ (i) => {
	const shown = registry.number("en", i?.n, {});return /** @type {LocalizedString} */ (\`\${shown} items\`)
};
`,
}
const said = (code: string, language = 'en') =>
  sayHere(code, language, (name) => messages[name] ?? '')

test('a text without parameters stands where it is said, in the language of the build', () => {
  expect(said('show(m.cart_add())')).toBe('show(`Add to \\`cart\\``)')
  expect(said('show(m.cart_add())', 'bn')).toBe('show(`কার্টে যোগ করুন`)')
})

test('a text with parameters, or one that is said later, is a function of the module', () => {
  expect(said('const say = m.cart_add')).toMatch(
    /^const say_cart_add = \(\) => \{\s*return \(`Add to .*`\)\s*\};const say = say_cart_add$/,
  )
  const counted = said('show(m.cart_items({ n }))\nshow(m.cart_items({ n: 2 }))')
  expect(counted).toContain(`import * as registry from '#paraglide/registry.js';`)
  expect(counted.match(/const say_cart_items/g)).toHaveLength(1)
  expect(counted).toContain('\nshow(say_cart_items({ n: 2 }))')
})

test('the language is known while the files are made', () => {
  expect(said(`getLocale() === 'bn'`, 'bn')).toBe(`'bn' === 'bn'`)
  expect(
    said(`import { overwriteGetLocale } from '#paraglide/runtime.js'\noverwriteGetLocale(read)`),
  ).toBe('const overwriteGetLocale = () => {}\noverwriteGetLocale(read)')
})

test('a message that Paraglide writes in another way is no build', () => {
  expect(() => said('m.cart_add()', 'de')).toThrow('in another way')
})

test('a file that would bring texts of both languages is found', () => {
  const file = (id: string, renderedLength: number) => ({
    type: 'chunk',
    modules: { [id]: { renderedLength } },
  })
  expect(
    findSaidElsewhere({
      'card.js': file('/haat/src/storefront/card.tsx', 10),
      'nothing-of-it.js': file('/haat/src/paraglide/messages/_index.js', 0),
      'all.js': file('/haat/src/paraglide/messages/cart_add.js', 10),
    }),
  ).toEqual(['all.js: /haat/src/paraglide/messages/cart_add.js'])
})
