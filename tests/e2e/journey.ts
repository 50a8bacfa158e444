import { expect, test as base, type BrowserContext } from '@playwright/test'

export { expect }

interface Watching {
  /** What the console may say in this journey: a refused call is said there, too. */
  expectedOnTheConsole: readonly RegExp[]
  /** Runs by itself: nothing goes wrong unseen. */
  quietConsole: void
}

/** Every journey fails on errors of the console: scripts that broke, what the Content-Security-Policy held back, missing files. */
export const test = base.extend<Watching>({
  expectedOnTheConsole: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedOnTheConsole }, use) => {
      const errors = listen(context)
      await use()
      const unexpected = errors.filter(
        (error) => !expectedOnTheConsole.some((known) => known.test(error)),
      )
      expect(unexpected, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
})

function listen(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (thrown) => errors.push(String(thrown.error())))
  return errors
}
