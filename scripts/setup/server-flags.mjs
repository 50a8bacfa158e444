/**
 * How Node runs the shop. On a machine with much memory V8 lets the young objects of one process take 128 MB before it looks at
 * them; most of what a request makes is garbage after a millisecond, so 16 MB are as fast. It would also let old ones grow to
 * four times what is needed before it looks for garbage there; half as much again is enough.
 */
export const serverFlags = ['--max-semi-space-size=16', '--heap-growing-percent=50']

/** Linux gives each thread its own part of memory and returns little of it; two parts for all are as fast here. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }

/** For every program of ours: without it, half of a start would be Drizzle's package.json. */
export const importFlags = [
  '--import',
  new URL('../../src/platform/process/resolve-imports.ts', import.meta.url).href,
]
