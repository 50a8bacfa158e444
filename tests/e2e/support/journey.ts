import { expect, test as base, type BrowserContext } from '@playwright/test'

export { expect }

interface Watching {
  /** What the console may say in this journey: a refused call is said there, too. */
  expectedOnTheConsole: readonly RegExp[]
  /** Whether the splash of a new browser session lies over the first page (D24). */
  newSession: boolean
}

/** Every journey fails on errors of the console: scripts that broke, what the Content-Security-Policy held back, missing files. */
export const test = base.extend<Watching>({
  expectedOnTheConsole: [[], { option: true }],
  newSession: [false, { option: true }],
  // Only where a journey has a browser: those that send requests alone need none.
  context: async ({ context, baseURL, newSession, expectedOnTheConsole }, use, { retry }) => {
    if (!newSession && baseURL)
      await context.addCookies([{ name: 'begun', value: '1', url: baseURL }])
    const errors = listen(context)
    await use(context)
    const known = retry > 0 ? [...expectedOnTheConsole, saidOfTracing] : expectedOnTheConsole
    const unexpected = errors.filter((error) => !known.some((words) => words.test(error)))
    expect(unexpected, 'errors on the console').toEqual([])
  },
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
