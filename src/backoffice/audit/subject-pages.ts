import type { SubjectType } from '#shop/audit/audit.ts'
import { findCategoryIds } from '#shop/catalog/categories/list-whole-categories.ts'
import { findSlugs } from '#shop/catalog/listings/find-slugs.ts'
import { findPostPaths } from '#shop/content/articles/list-articles.ts'
import { isFixedPage } from '#shop/content/posts/post.ts'
import { isId } from '#platform/text/is-id.ts'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { listStandingMails } from '#shop/mail/list-mails.ts'
import type { Shop } from '#shop/shop.ts'
import { categoryPath } from '../categories/category-paths.ts'
import { subjectKey, type Entry, type SubjectPages } from './audit-rows.tsx'

type Named = Pick<Entry, 'subjectType' | 'subjectId' | 'subjectName'>

const below = (path: string, slug: string | undefined) =>
  slug && `/${path}/${encodeURIComponent(slug)}`

/**
 * One query for each capability, however many entries there are. A subject may also be a whole list, an order, a place or a work, whose
 * id is a word: the database would not even compare it.
 */
export async function findSubjectPages(
  shop: Shop,
  viewer: Actor,
  subjects: readonly Named[],
): Promise<SubjectPages> {
  const idsOf = (...types: SubjectType[]) => [
    ...new Set(
      subjects.flatMap(({ subjectType, subjectId }) =>
        types.includes(subjectType) && isId(subjectId) ? [subjectId] : [],
      ),
    ),
  ]
  const [slugs, categories, posts, mails] = await Promise.all([
    findSlugs(shop, idsOf('product')),
    findCategoryIds(shop.database, idsOf('category')),
    findPostPaths(shop, idsOf('article', 'page')),
    may(viewer, 'read-outbox') ? listStandingMails(shop, idsOf('mail')) : new Set<string>(),
  ])
  const seesOrders = may(viewer, 'see-orders')
  const seesCustomers = may(viewer, 'see-customers')
  const pageOf: Partial<
    Record<SubjectType, (id: string, name: string | null) => string | undefined>
  > = {
    // Orders are called by their number, and never deleted.
    order: (_, number) =>
      seesOrders ? below('dashboard/order-details', number ?? undefined) : undefined,
    // One that is gone leads to nothing.
    customer: (id) => (seesCustomers && isId(id) ? `/dashboard/customers/${id}` : undefined),
    product: (id) => below('product', slugs.get(id)),
    // Where it is edited: a hidden one has no other page.
    category: (id) => (categories.has(id) ? categoryPath(id) : undefined),
    coupon: (id) =>
      may(viewer, 'edit-coupons') && isId(id) ? `/dashboard/coupons/${id}` : undefined,
    article: (id) => posts.get(id),
    menu: () => (may(viewer, 'edit-content') ? '/dashboard/menus' : undefined),
    // One that was erased leads to nothing.
    message: (id) => (isId(id) ? `/dashboard/messages/${id}` : undefined),
    // Once they were called by their names.
    page: (id) => (isFixedPage({ kind: 'page', slug: id }) ? `/${id}` : posts.get(id)),
    work: () => '/dashboard/jobs',
    mail: (id) => (mails.has(id) ? `/dashboard/outbox/${id}` : undefined),
  }
  return new Map(
    subjects.flatMap((subject) => {
      const page = pageOf[subject.subjectType]?.(subject.subjectId, subject.subjectName)
      return page ? [[subjectKey(subject), page] as const] : []
    }),
  )
}
