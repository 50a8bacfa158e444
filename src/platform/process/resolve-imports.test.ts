import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const hook = join(import.meta.dirname, 'resolve-imports.ts')

/** What an unprepared Node and one with the hook say of the same program. */
function runBoth(program: string): string[] {
  return [[], ['--import', hook]].map((flags) =>
    execFileSync(process.execPath, [...flags, '--input-type=module', '-e', program], {
      cwd: process.cwd(),
      encoding: 'utf8',
    }),
  )
}

const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres/migrator']

test('Drizzle is found where Node itself finds it, at each import', () => {
  const [plain, hooked] = runBoth(`
    for (const name of ${JSON.stringify([...names, ...names])})
      console.log(import.meta.resolve(name), Object.keys(await import(name)).length)
  `)
  expect(plain).toContain('/node_modules/drizzle-orm/pg-core/index.js ')
  expect(hooked).toBe(plain)
})

test('what Drizzle does not offer is refused in the words of Node', () => {
  const [plain, hooked] = runBoth(`
    const sayCode = (error) => console.log(error.code)
    await import('drizzle-orm/no-such-part').catch(sayCode)
    await import('drizzle-orm-of-somebody-else').catch(sayCode)
  `)
  expect(plain).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\nERR_MODULE_NOT_FOUND\n')
  expect(hooked).toBe(plain)
})

test('files of the shop are found where Node itself finds them', () => {
  const [plain, hooked] = runBoth(`
    for (const name of ['#platform/phone.ts', './src/platform/phone.ts'])
      console.log(import.meta.resolve(name), Object.keys(await import(name)).length)
  `)
  expect(plain).toContain('/src/platform/phone.ts ')
  expect(hooked).toBe(plain)
})
