import { inTurn, press, see } from './acts.ts'
import type { View } from './view.ts'

const openPerson = inTurn(press('main tr a[href*="/users/"] >> nth=1'), see('#user-access'))

/** The pages of those who work for the shop. */
export const staffViews: Record<string, View> = {
  'account-owner': { path: '/dashboard', as: 'owner' },
  users: { path: '/dashboard/users', as: 'owner' },
  'users-none': { path: '/dashboard/users?q=zzzz', as: 'owner' },
  user: { path: '/dashboard/users', as: 'owner', act: openPerson },
  'user-role': {
    path: '/dashboard/users?role=moderator',
    as: 'owner',
    act: inTurn(
      press('main tr a[href*="/users/"]'),
      press('section[aria-labelledby=user-role] summary'),
    ),
  },
  'user-block': {
    path: '/dashboard/users',
    as: 'owner',
    act: inTurn(openPerson, press('section[aria-labelledby=user-access] summary')),
  },
  'user-self': {
    path: '/dashboard/users?q=salma',
    as: 'owner',
    act: inTurn(press('main tr a[href*="/users/"]'), see('main h1')),
  },
  audit: { path: '/dashboard/audit', as: 'owner' },
  outbox: { path: '/dashboard/outbox', as: 'owner' },
  mail: {
    path: '/dashboard/outbox',
    as: 'owner',
    act: inTurn(press('main tr a[href*="/outbox/"]'), see('main iframe')),
  },
  'second-factor-owner': { path: '/dashboard/security/second-factor', as: 'owner' },
}
