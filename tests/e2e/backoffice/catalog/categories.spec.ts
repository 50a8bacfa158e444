import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/accessible.ts'
import { said } from '../../support/back-office.ts'
import { uniquely } from '../../support/back-room.ts'
import { expect, test } from '../../support/journey.ts'
import { open } from '../../support/shopper.ts'
import { becomeStaff } from '../../support/staff.ts'

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Categories' }).getByRole('listitem').filter({ hasText: name })

/** How far in it stands. */
const stepsIn = async (page: Page, name: string) => {
  const left = async (of: string) => (await rowOf(page, of).boundingBox())?.x ?? 0
  const first = page.getByRole('list', { name: 'Categories' }).getByRole('listitem').first()
  return Math.sign((await left(name)) - ((await first.boundingBox())?.x ?? 0))
}

async function addHidden(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New category' }).click()
  await page.getByLabel('Name in English').fill(name)
  await page.getByLabel('Hide it from shoppers').check()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(said(page, 'Saved.')).toBeVisible()
}

async function removeAll(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await rowOf(page, name)
      .getByRole('button', { name: `Delete “${name}”` })
      .click()
    await expect(rowOf(page, name)).toHaveCount(0)
  }
}

// All of them move rows of the one list that the shop has.
test.describe.configure({ mode: 'default' })

test('categories are added, moved by keyboard and by dragging, and one that was deleted comes back', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'moderator')
  await open(page, '/dashboard/categories')
  // Shoppers of other journeys see the same shop: these stay hidden.
  const [pots, pans] = [uniquely('Pots'), uniquely('Pans')]
  for (const name of [pots, pans]) await addHidden(page, name)
  await expectAccessible(page)

  const handle = rowOf(page, pans).getByRole('button', { name: `Move “${pans}”`, exact: true })
  await handle.focus()
  await handle.press('ArrowRight')
  await expect(said(page, 'The new order is saved.')).toBeAttached()
  expect(await stepsIn(page, pans)).toBe(1)
  await expect(handle).toBeFocused()
  await handle.press('ArrowLeft')
  await expect.poll(() => stepsIn(page, pans)).toBe(0)

  const from = await handle.boundingBox()
  if (!from) throw new Error('Expected the handle')
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 15, y + 2)
  await page.mouse.move(x + 30, y + 2, { steps: 3 })
  // As people do: who sees where it would stand lets go.
  await expect.poll(() => stepsIn(page, pans)).toBe(1)
  // A press within 50 ms of letting go belongs to the dragging.
  const isSaved = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.mouse.up()
  await isSaved
  await expect(said(page, 'The new order is saved.')).toBeAttached()
  await expect.poll(() => stepsIn(page, pans)).toBe(1)
  await expect(rowOf(page, pots).getByRole('button', { name: `Delete “${pots}”` })).toHaveCount(0)

  await rowOf(page, pans)
    .getByRole('button', { name: `Delete “${pans}”` })
    .click()
  await expect(rowOf(page, pans)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(said(page, 'The category is back.')).toBeVisible()
  await removeAll(page, [pans, pots])
})

/** Moves there and lets go in one moment, as a quick hand on a busy machine: nothing is drawn in between. */
const dropAt = (page: Page, at: { x: number; y: number }) =>
  page.evaluate(({ x: clientX, y: clientY }) => {
    for (const kind of ['pointermove', 'pointerup'])
      document.dispatchEvent(
        new PointerEvent(kind, { clientX, clientY, isPrimary: true, bubbles: true }),
      )
  }, at)

/** Where the rows stand is measured once they are drawn as they stand during the drag. */
const isDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))
      }),
  )

test('a category that is let go in the moment of its last move lands where it was moved', async ({
  page,
  context,
}) => {
  await becomeStaff(context, 'moderator')
  await open(page, '/dashboard/categories')
  const [pots, pans] = [uniquely('Jars'), uniquely('Lids')]
  for (const name of [pots, pans]) await addHidden(page, name)
  const handleOf = (name: string) =>
    rowOf(page, name).getByRole('button', { name: `Move “${name}”`, exact: true })
  const middleOf = async (name: string) => {
    const box = await handleOf(name).boundingBox()
    if (!box) throw new Error(`Expected the handle of ${name}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  type To = (from: { x: number; y: number }) => Promise<object> | object
  const dragged = async (name: string, to: To) => {
    await handleOf(name).evaluate((handle) => handle.scrollIntoView({ block: 'center' }))
    // Once it glides no more.
    await handleOf(name).hover()
    const from = await middleOf(name)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 6, from.y)
    await expect(handleOf(name)).toHaveAttribute('aria-pressed', 'true')
    await isDrawn(page)
    const isSaved = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await dropAt(page, { ...from, ...(await to(from)) })
    await page.mouse.up()
    await isSaved
  }
  const place = async (name: string) => (await middleOf(name)).y

  await dragged(pans, async () => ({ y: (await middleOf(pots)).y - 2 }))
  await expect.poll(async () => (await place(pans)) < (await place(pots))).toBe(true)
  await dragged(pots, ({ x }) => ({ x: x + 30 }))
  await expect.poll(() => stepsIn(page, pots)).toBe(1)
  // At once: a press is about what the move made of it, and the shop takes it only where that is so.
  await removeAll(page, [pots, pans])
})
