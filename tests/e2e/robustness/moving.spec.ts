import { expect, test } from '../support/journey.ts'
import { shelve } from '../support/back-room.ts'
import { expectGone, openWithClock, stopTime } from '../support/clock.ts'
import { cartLink, open } from '../support/shopper.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('A finger turns the banners to either side; one that scrolls the page does not; the banners turn after five seconds, unless I stop them (spec 9); the clock of a deal runs to its end, and then the deal is gone (D20)', async ({
  page,
}) => {
  await openWithClock(page, '/')
  await stopTime(page)
  const offers = page.getByRole('region', { name: 'Offers' })
  const dot = (number: number) => offers.getByRole('button', { name: `Show offer ${number}` })
  const swipe = async (from: [x: number, y: number], to: [x: number, y: number]) => {
    const banners = offers.getByRole('list')
    const finger = ([clientX, clientY]: [number, number]) => [{ identifier: 0, clientX, clientY }]
    await banners.dispatchEvent('touchstart', {
      touches: finger(from),
      changedTouches: finger(from),
    })
    await banners.dispatchEvent('touchend', { touches: [], changedTouches: finger(to) })
  }
  await test.step('a finger turns them; one that scrolls the page does not', async () => {
    await swipe([250, 200], [150, 220])
    await expect(dot(2)).toHaveAttribute('aria-current', 'true')
    await swipe([150, 200], [250, 190])
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    // Over the end and round.
    await swipe([150, 200], [250, 200])
    await expect(dot(3)).toHaveAttribute('aria-current', 'true')
    await swipe([250, 400], [190, 150])
    await swipe([250, 200], [230, 200])
    await expect(dot(3)).toHaveAttribute('aria-current', 'true')
  })

  await test.step('they turn after five seconds, unless I stop them', async () => {
    await dot(2).click()
    await dot(1).click()
    // Neither the mouse nor the keyboard holds it any more: now its five seconds begin.
    await dot(1).blur()
    await page.mouse.move(0, 0)
    await page.clock.runFor(4900)
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(200)
    await expect(dot(2)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(5100)
    await expect(dot(3)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(5100)
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')

    await offers.getByRole('button', { name: 'Stop turning' }).click()
    await offers.getByRole('button', { name: 'Turn by itself' }).blur()
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  })

  await test.step('the clock of a deal runs to its end, and then the deal is gone', async () => {
    const deals = page.getByRole('region', { name: 'Hot Deal' }).getByRole('article')
    await expect(deals).toHaveCount(3)
    const before = await deals.first().innerText()
    // The countdown may come alive only now that it is near.
    const aSecondLater = async () => {
      await page.clock.runFor(1000)
      return deals.first().innerText()
    }
    await expect.poll(aSecondLater).not.toBe(before)
    // The first one ends within two days.
    await page.clock.fastForward('48:00:00')
    await page.clock.runFor(1000)
    await expect(deals).toHaveCount(2)
  })
})

test('The banners stand in depth and turn in one second (spec 2, 9); the cart slides out within 300 ms (spec 4)', async ({
  page,
}) => {
  await open(page, '/')
  const banners = page
    .getByRole('region', { name: 'Offers' })
    .getByRole('listitem', { includeHidden: true })
  await page.setViewportSize({ width: 1024, height: 800 })
  const depth = () => banners.nth(1).evaluate((banner) => getComputedStyle(banner).translate)
  await expect.poll(depth).toMatch(/-500px$/)
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect.poll(depth).toMatch(/-180px$/)
  const looks = await banners.evaluateAll((all) =>
    all.map((banner) => {
      const { translate, transitionDuration } = getComputedStyle(banner)
      return { depth: translate.split(' ')[2] ?? '0px', transitionDuration }
    }),
  )
  expect(looks.map((look) => look.depth)).toEqual(['0px', '-180px', '-180px'])
  for (const { transitionDuration } of looks) expect(transitionDuration).toBe('1s')

  await test.step('the cart slides out within 300 ms', async () => {
    await cartLink(page).click()
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
    await expect(drawer).toBeVisible()
    expect(await drawer.evaluate((sheet) => getComputedStyle(sheet).transitionDuration)).toBe(
      '0.3s',
    )
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()
  })
})

// A finger does not hover.
test(
  'The banners stand still while I look at them closely',
  { tag: '@desktop' },
  async ({ page }) => {
    await openWithClock(page, '/')
    await stopTime(page)
    const offers = page.getByRole('region', { name: 'Offers' })
    const first = offers.getByRole('button', { name: 'Show offer 1' })
    await first.click()
    await page.clock.runFor(20_000)
    await expect(first).toHaveAttribute('aria-current', 'true')
  },
)

test('Anyone who asked for less movement sees banners that stand still; only the one in front is reached and read, and it says which one it is', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithClock(page, '/')
  await stopTime(page)
  const offers = page.getByRole('region', { name: 'Offers' })
  await page.clock.runFor(20_000)
  await expect(offers.getByRole('button', { name: 'Show offer 1' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(offers.getByRole('list')).toHaveAttribute('aria-live', 'polite')
  // What is inert is neither reached by keyboard nor read aloud.
  const reached = () =>
    offers
      .getByRole('link')
      .evaluateAll((all) =>
        all.flatMap((link) => (link.closest('[inert]') ? [] : (link.textContent ?? ''))),
      )
  await expect.poll(reached).toEqual([expect.stringMatching(/^1 of 3:/)])
  await offers.getByRole('button', { name: 'Show offer 2' }).click()
  await expect.poll(reached).toEqual([expect.stringMatching(/^2 of 3:/)])
})

test(
  'A notice stands top right, leaves after 1.5 seconds, and stays while I point at it or look elsewhere (spec 9)',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const { slug } = await shelve({ name: 'Paper lantern' })
    await openWithClock(page, `/product/${slug}`)
    await stopTime(page)
    const add = page.getByRole('button', { name: 'Add to cart', exact: true })
    const notices = page.getByRole('region', { name: 'Notices' })
    const said = notices.getByText('Added to cart')

    await add.click()
    await expect(said).toBeVisible()
    const { top, right, width } = await said.evaluate((notice) => {
      const box = notice.getBoundingClientRect()
      return { top: box.top, right: innerWidth - box.right, width: innerWidth }
    })
    expect(top).toBeLessThan(200)
    expect(right).toBeLessThan(width / 2)
    await page.clock.runFor(1300)
    await expect(said).toBeVisible()
    await page.clock.runFor(300)
    await expectGone(page, said)

    // The window loses the focus: nobody looks.
    await add.click()
    await expect(said).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await page.clock.runFor(6000)
    await expect(said).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.clock.runFor(1600)
    await expectGone(page, said)

    await add.click()
    await said.hover()
    await page.clock.runFor(6000)
    await expect(said).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(1600)
    await expectGone(page, said)

    // On phones there is room for one: the newest takes the place of the one before it.
    await add.click()
    await expect(said).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Keep in the wishlist/ })
      .first()
      .click()
    await expect(notices.getByText('Kept in your wishlist')).toBeVisible()
    await expect(said).toBeVisible({ visible: !isMobile })
  },
)
