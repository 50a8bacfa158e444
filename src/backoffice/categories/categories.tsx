import { useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { isTaken } from '#pages/form/form-result.ts'
import { usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { languageOfPath } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { useArrival } from '#pages/notices/use-arrival.ts'
import { listCounted } from '#shop/catalog/categories/list-whole-categories.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { shopContext } from '../../shop-context.ts'
import { ActionNotice } from '../action-notice.tsx'
import { StepNotice } from '../calls/step-notice.tsx'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/categories'
import { categoriesAction, type CategoriesResult } from './categories-action.ts'
import { newCategoryPath } from './category-paths.ts'
import { CategoryTree } from './category-tree.tsx'
import { categoryTroubles } from './category-words.ts'
import { showCategories } from './shown-category.ts'

export const handle = {
  mayOpen: 'edit-products',
  menu: { icon: 'tree', text: m.categories_title },
  failed: { title: m.categories_failed, text: m.products_failed_text },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { database } = context.get(shopContext)
  return showCategories(await listCounted(database), languageOfPath(url.pathname))
}

export const action = categoriesAction

/** How the shop is divided: what stands in what, in which order, and what shoppers see of it. */
export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const form = usePageForm<string>({
    id: 'categories',
    lastResult: actionData,
    words: {},
    queues: true,
  })
  return (
    <Page title={m.categories_title()} intro={m.categories_intro()} beside={<NewCategoryLink />}>
      <Notices form={form} />
      {loaderData.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState icon="tree" title={m.categories_none()} action={<NewCategoryLink />}>
            {m.categories_none_text()}
          </EmptyState>
        </div>
      ) : (
        <div className="-mt-5">
          <p className="mb-3 text-sm text-ink-soft noscript:hidden">{m.categories_drag_hint()}</p>
          <CategoryTree categories={loaderData} form={form} />
        </div>
      )}
    </Page>
  )
}

const NewCategoryLink = () => (
  <ShopButtonLink to={newCategoryPath()} aria-keyshortcuts="n">
    <Icon name="plus" />
    {m.categories_new()}
  </ShopButtonLink>
)

function Notices({ form }: { form: PageForm }) {
  const [query] = useSearchParams()
  const result: CategoriesResult | undefined = form.result
  const isSaved = useArrival(query.get('done')) === 'saved' && !result
  const undo = result?.answer?.undo
  return (
    <>
      <ActionNotice
        result={result}
        done={isSaved && m.categories_saved()}
        words={categoryTroubles}
      />
      <StepNotice result={result} done={doneIn(result)} undo={undo && { form, ...undo }} />
      <output className="sr-only">{isMoved(result) && m.categories_moved()}</output>
    </>
  )
}

const doneIn = (result: CategoriesResult | undefined) =>
  isTaken(result) && doneWords[result?.form ?? '']?.()

const isMoved = (result: CategoriesResult | undefined) => result?.form === 'move' && isTaken(result)

const doneWords: Readonly<Record<string, () => string>> = {
  hide: m.categories_hide_done,
  show: m.categories_show_done,
  delete: m.categories_delete_done,
  restore: m.categories_restore_done,
}
