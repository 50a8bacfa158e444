import { expect, test } from 'vitest'
import { isKnown } from './is-known.ts'

test.each(['"a"', 'W/"a"', '"x", "a"', '"x", W/"a"', '*'])(
  'a browser or proxy that says %s has the page already',
  (said) => expect(isKnown(said, '"a"')).toBe(true),
)

test.each([undefined, null, '', '"b"', 'a', '"a'])('one that says %s gets it', (said) =>
  expect(isKnown(said, '"a"')).toBe(false),
)
