import { overwriteGetLocale } from '#paraglide/runtime.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { openTestShop } from '../../../tests/test-shop.ts'
import { personWith } from '../../../tests/staff-examples.ts'
import { loadAudit } from './load-audit.ts'
import { RefusalRows } from './refusal-rows.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

test('the audit log shows who was refused what, in the language of the page, and how often lately', async () => {
  const shop = await openTestShop()
  const karim = await personWith(shop, 'customer', 'karim')
  await karim.browser.get('/users')
  await karim.browser.post('/auth/sign-in', { email: 'stranger@example.com', password: 'guessed' })
  const load = (query: string) => loadAudit(shop, new URLSearchParams(query))
  expect((await load('')).lately).toEqual([
    { refused: 'permission-refused', times: 1 },
    { refused: 'sign-in-failed', times: 1 },
  ])
  const pageOf = async (query: string) => {
    const { refusals = [] } = await load(query)
    return renderToStaticMarkup(<RefusalRows entries={refusals} />)
  }
  const refused = await pageOf('action=permission-refused')
  expect(refused).toContain('See users')
  expect(refused).toContain('karim@example.com')
  expect(await pageOf('action=sign-in-failed')).toContain('No account of this shop')
  expect(await pageOf(`action=sign-in-failed&person=${karim.id}`)).not.toContain('203.0.113.7')
  overwriteGetLocale(() => 'bn')
  const inBangla = await pageOf('action=permission-refused')
  expect(inBangla).toContain('ব্যবহারকারীদের তালিকা দেখা')
  expect(inBangla).not.toMatch(/See users|How often|Refused/)
})
