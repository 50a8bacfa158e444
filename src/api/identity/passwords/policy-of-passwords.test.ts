import { expect, test } from 'vitest'
import { rahima, signedUp, TestBrowser } from '../../../../tests/examples/identity-examples.ts'
import { openTestShop } from '../../../../tests/support/test-shop.ts'

const nothing = { minLength: 6, maxLength: 128, lowercase: false, uppercase: false, digit: false }
const noRule = { ...nothing, other: false }

test.each([
  [{ minLength: 12 }, 'tulsi-pata', 'at least 12 characters', 'tulsi-pata-neem'],
  [{ maxLength: 8 }, 'tulsi-pata', 'at most 8 characters', 'tulsi-8'],
  [{ lowercase: true }, 'TULSI-PATA', 'a lower-case letter', 'tULSI-PATA'],
  [{ uppercase: true }, 'tulsi-pata', 'an upper-case letter', 'Tulsi-pata'],
  [{ digit: true }, 'tulsi-pata', 'a digit', 'tulsi-pata7'],
  [{ other: true }, 'tulsipata', 'a character that is neither letter nor digit', 'tulsi-pata'],
])(
  'where the shop asks for %j, %s is refused by name (spec 4)',
  async (rule, weak, words, good) => {
    const { environment } = await openTestShop()
    const passwordPolicy = { ...noRule, ...rule }
    const shop = await openTestShop({ environment: { ...environment, passwordPolicy } })
    const refused = await new TestBrowser(shop).post('/auth/sign-up', { ...rahima, password: weak })
    expect([refused.status, refused.content]).toEqual([
      400,
      expect.objectContaining({
        code: 'password-does-not-meet-requirements',
        title: `Your password needs: ${words}.`,
      }),
    ])
    await signedUp(shop, { password: good })
  },
)
