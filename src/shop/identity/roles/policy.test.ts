import { expect, test } from 'vitest'
import { may, mayManage, needsRecentSignIn, permissions, type Permission } from './policy.ts'
import { storedRoles, type Role } from './role.ts'

const mayDo = (role: Role) => permissions.filter((permission) => may({ role }, permission))

test('strangers, customers and blocked people may nothing of the back office (D6)', () => {
  expect(permissions.filter((permission) => may(undefined, permission))).toEqual([])
  expect(mayDo('customer')).toEqual([])
  expect(mayDo('blocked')).toEqual([])
})

test('a moderator works on products, banners, orders, customers and what people write, and on nothing else (D6)', () => {
  expect(mayDo('moderator')).toEqual([
    'open-back-office',
    'edit-products',
    'edit-banners',
    'see-orders',
    'move-orders',
    'see-customers',
    'edit-customers',
    'export-products',
    'edit-reviews',
    'read-messages',
    'answer-messages',
  ])
})

test('admins may do everything except read mails, set the mail server, reset second factors and remove the demo data; owners may do everything', () => {
  expect(mayDo('owner')).toEqual(permissions)
  const ofOwners = new Set([
    'read-outbox',
    'edit-mail-server',
    'reset-second-factors',
    'remove-demonstration',
  ])
  expect(mayDo('admin')).toEqual(permissions.filter((permission) => !ofOwners.has(permission)))
})

test('roles, security settings, the mail server, second factors of others, and exporting or erasing people need a recent sign-in', () => {
  expect(permissions.filter(needsRecentSignIn)).toEqual([
    'export-people',
    'erase-people',
    'edit-security-settings',
    'give-roles',
    'reset-second-factors',
    'edit-mail-server',
  ])
})

test('what the table does not know, nobody may', () => {
  expect(may({ role: 'owner' }, 'paint-the-walls' as Permission)).toBe(false)
})

test('admins manage moderators and customers, owners everybody, others nobody', () => {
  const managed = (role: Role) => storedRoles.filter((of) => mayManage({ role }, of))
  expect(managed('owner')).toEqual([...storedRoles])
  expect(managed('admin')).toEqual(['moderator', 'customer'])
  expect(managed('moderator')).toEqual([])
  expect(managed('blocked')).toEqual([])
})

test('anyone who lacks the second factor that the shop asks of its people may nothing until it is set up', () => {
  for (const role of storedRoles) {
    const lacking = { role, lacksSecondFactor: true }
    expect(permissions.filter((permission) => may(lacking, permission))).toEqual([])
    expect(storedRoles.filter((of) => mayManage(lacking, of))).toEqual([])
  }
})
