import { expect, test as base, type BrowserContext } from '@playwright/test'

export { expect }

interface Watching {
  /** What the console may say in this journey: a refused call is said there, too. */
  expectedOnTheConsole: readonly RegExp[]
  /** Whether the splash of a new browser session lies over the first page (D24). */
  newSession: boolean
  /** Runs by itself: the session has begun before, unless it is a new one. */
  session: void
  /** Runs by itself: nothing goes wrong unseen. */
  quietConsole: void
}

/** Every journey fails on errors of the console: scripts that broke, what the Content-Security-Policy held back, missing files. */
export const test = base.extend<Watching>({
  expectedOnTheConsole: [[], { option: true }],
  newSession: [false, { option: true }],
  session: [
    async ({ context, baseURL, newSession }, use) => {
      if (!newSession && baseURL)
        await context.addCookies([{ name: 'begun', value: '1', url: baseURL }])
      await use()
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context, expectedOnTheConsole }, use, { retry }) => {
      const errors = listen(context)
      await use()
      const known = retry > 0 ? [...expectedOnTheConsole, saidOfTracing] : expectedOnTheConsole
      const unexpected = errors.filter((error) => !known.some((words) => words.test(error)))
      expect(unexpected, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
})

/** Only a second try is traced: its recorder would run in the sandboxed frame of a mail, too, and nothing runs there. */
const saidOfTracing = /^Blocked script execution in 'about:srcdoc'/

function listen(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (thrown) => errors.push(String(thrown.error())))
  return errors
}
