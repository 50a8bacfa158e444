import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'
import { open } from '../support/shopper.ts'

test.use({ newSession: true, contextOptions: { reducedMotion: 'no-preference' } })

/** The splash stands still at its beginning, until the journey says what time it is. */
async function holdSplash(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ animationName }) => {
      if (!animationName.startsWith('splash')) return
      for (const animation of document.getAnimations())
        if ((animation as CSSAnimation).animationName === animationName) animation.pause()
    })
  })
}

const moveSplashTo = (page: Page, ms: number) =>
  page.evaluate((time) => {
    const splash = document
      .getAnimations()
      .filter((animation) => (animation as CSSAnimation).animationName.startsWith('splash'))
    for (const animation of splash) animation.currentTime = time
  }, ms)

const isCovered = (page: Page) =>
  page.evaluate(() =>
    ['::before', '::after'].map((part) => {
      const { content, opacity, visibility } = getComputedStyle(document.body, part)
      return content !== 'none' && visibility === 'visible' && Number(opacity) > 0
    }),
  )

/** Begun: at its very first moment the mark is not seen yet. */
async function expectCovered(page: Page): Promise<void> {
  const begun = async () => {
    await moveSplashTo(page, 200)
    return isCovered(page)
  }
  await expect.poll(begun).toEqual([true, true])
}

test('The mark of the shop lies over the first page for two seconds; the second page of a session, in this tab or another, has no splash (spec 2, 9; D24)', async ({
  page,
  context,
}) => {
  await holdSplash(page)
  await open(page, '/')
  await expectCovered(page)
  await moveSplashTo(page, 1990)
  expect(await isCovered(page)).toEqual([true, true])
  await moveSplashTo(page, 2000)
  await expect.poll(() => isCovered(page)).toEqual([false, false])
  await expectAccessible(page)

  await test.step('the second page of the session, in this tab or another, has no splash', async () => {
    const another = await context.newPage()
    await holdSplash(another)
    for (const tab of [page, another]) {
      await open(tab, '/shop')
      expect(await isCovered(tab)).toEqual([false, false])
    }
  })
})

test('The splash plays once per session: a text field that gets and loses the focus does not start it again (D24)', async ({
  page,
}) => {
  const begun: string[] = []
  await page.exposeFunction('noteSplash', (name: string) => begun.push(name))
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ animationName }) => {
      if (animationName.startsWith('splash'))
        (window as unknown as { noteSplash: (name: string) => void }).noteSplash(animationName)
    })
  })
  await open(page, '/login')
  await expect.poll(() => begun.toSorted()).toEqual(['splash-mark', 'splash-veil'])
  for (const field of ['E-mail address', 'Password']) {
    await page.getByRole('main').getByLabel(field, { exact: true }).fill('x')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    // Two frames: an animation that began again would have said so.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    )
    expect(await isCovered(page)).toEqual([false, false])
  }
  expect(begun).toHaveLength(2)
})

test('What lies under the splash can be used at once (D24)', async ({ page }) => {
  await holdSplash(page)
  await open(page, '/')
  await expectCovered(page)
  await page.getByRole('region', { name: 'Categories' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/shop\/home$/)
})

test('The keyboard sends the splash away: I see where I am; anyone who asked for less movement sees no splash', async ({
  page,
  context,
}) => {
  await holdSplash(page)
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  expect(await isCovered(page)).toEqual([false, false])

  await test.step('a new session of somebody who asked for less movement', async () => {
    await context.clearCookies()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    await expect(page.locator('html')).toHaveClass(/first-visit/)
    expect(await isCovered(page)).toEqual([false, false])
  })
})
