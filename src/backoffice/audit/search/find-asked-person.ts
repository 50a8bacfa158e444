import { redirect } from 'react-router'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { listHref } from '#pages/list/list-query.ts'
import { listPeople } from '#shop/identity/users/list-people.ts'
import type { Shop } from '#shop/shop.ts'
import { auditPath } from '../audit-path.ts'
import { readAuditQuery } from '../load-audit.ts'

/** More than these are narrowed down by typing on. */
const mostOffered = 10

export interface OfferedPerson {
  id: string
  name: string
  email: string
}

/**
 * Whom the typed text means: where it can be one person alone, the URL names them instead. Else those whom it may mean; undefined
 * where nothing was typed.
 */
export async function findAskedPerson(shop: Shop, url: URL): Promise<OfferedPerson[] | undefined> {
  const { q, action, subjectType, from, to } = readAuditQuery(url.searchParams)
  if (q === '') return undefined
  const { meant, people } = await findMeant(shop, q)
  if (!meant) return people
  const href = listHref(auditPath, { action, subjectType, person: meant.id, from, to })
  throw redirect(pathInLanguage(href, languageOfPath(url.pathname)))
}

/** Whom the text can mean alone, and all whom it may mean. */
export async function findMeant(
  shop: Shop,
  q: string,
): Promise<{ meant: OfferedPerson | undefined; people: OfferedPerson[] }> {
  const listed = await listPeople(shop, { q, limit: mostOffered })
  const people = listed.people.map(({ id, name, email }) => ({ id, name, email }))
  const exact = people.find(({ email }) => email === q.toLowerCase())
  return { meant: exact ?? (people.length === 1 ? people[0] : undefined), people }
}
