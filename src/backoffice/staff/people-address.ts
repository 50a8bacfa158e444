import { peopleOrders, type PeopleOrder } from '#shop/identity/users/person.ts'
import { keptRoles, type Role } from '#shop/identity/roles/role.ts'
import { withQuery } from '../lists/older-link.tsx'

export const shownRoles: readonly Role[] = [...keptRoles, 'blocked']

/** What the address of the list says. */
export interface PeopleAddress {
  q: string
  role: Role | undefined
  sort: PeopleOrder
  /** From 1. */
  page: number
}

const mostPages = 10_000

export function readPeopleAddress(query: URLSearchParams): PeopleAddress {
  const page = Number(query.get('page'))
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    role: shownRoles.find((role) => role === query.get('role')),
    sort: peopleOrders.find((sort) => sort === query.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  }
}

/** Without language. */
export function peopleAddress({ q, role, sort, page }: PeopleAddress): string {
  return withQuery('/dashboard/users', {
    q,
    role,
    sort: sort === 'newest' ? undefined : sort,
    page: page > 1 ? String(page) : undefined,
  })
}
