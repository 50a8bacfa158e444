import { expect, test } from 'vitest'
import { findStrangers } from './keep-doors-apart.mjs'

const chunk = (
  moduleIds: string[],
  loads: { imports?: string[]; dynamicImports?: string[] } = {},
) => ({
  type: 'chunk',
  facadeModuleId: moduleIds[0] ?? null,
  moduleIds,
  ...loads,
})
const shared = (moduleIds: string[]) => ({ ...chunk(moduleIds), facadeModuleId: null })

const apart = {
  'home.js': chunk(['/haat/src/storefront/home.tsx'], { imports: ['everywhere.js'] }),
  'users.js': chunk(['/haat/src/backoffice/staff/users.tsx'], {
    imports: ['everywhere.js', 'lists.js'],
  }),
  'lists.js': shared(['/haat/src/backoffice/lists/list-search.tsx']),
  'everywhere.js': shared(['/haat/src/ui/button.tsx']),
}

test('a build in which the back office loads what it shares with the shop is fine', () => {
  expect(findStrangers(apart)).toEqual([])
})

test.each([
  ['loads it at once', { 'home.js': { ...apart['home.js'], imports: ['lists.js'] } }],
  ['loads it later', { 'home.js': { ...apart['home.js'], dynamicImports: ['lists.js'] } }],
  [
    'shares a file with it',
    { 'everywhere.js': shared(['/haat/src/ui/button.tsx', '/haat/src/backoffice/lists/x.tsx']) },
  ],
])('a build in which a page for shoppers %s is refused', (_how, change) => {
  expect(findStrangers({ ...apart, ...change })).toHaveLength(1)
})
