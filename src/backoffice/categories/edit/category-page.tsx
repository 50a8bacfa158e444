import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import { languageOfPath } from '#pages/language.ts'
import { listHref } from '#pages/list/list-query.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { listCounted } from '#shop/catalog/categories/list-whole-categories.ts'
import { loadPictures } from '#shop/pictures/load-pictures.ts'
import { shopContext } from '../../../shop-context.ts'
import { Page } from '../../layout/page.tsx'
import { loadSentPictures } from '../../pictures/taking-picture.ts'
import { productsPath } from '../../product-details/product-paths.ts'
import { categoriesPath, newCategory, newCategoryPath } from '../category-paths.ts'
import type { Route } from './+types/category-page'
import { categoryAction, pictureSlots } from './category-action.ts'
import { CategoryEditor } from './category-editor.tsx'
import { DeletePanel } from './delete-panel.tsx'
import { parentOptions, showEdited, type EditedCategory } from './edited-category.ts'
import { NoSuch } from '../../errors/no-such.tsx'

export const handle = { mayOpen: 'edit-products', parent: categoriesPath } satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const tree = await listCounted(shop.database)
  const found = tree.find(({ id }) => id === params.category)
  if (!found && params.category !== newCategory) throw data(null, { status: 404 })
  const pictures = await loadPictures(shop.database, found?.picture ? [found.picture] : [])
  const { picture } = await loadSentPictures(shop, url.searchParams, pictureSlots)
  return {
    category: found && showEdited(found, pictures.get(found.picture ?? '') ?? null),
    parents: parentOptions(tree, found?.id, languageOfPath(url.pathname)),
    firstParent: url.searchParams.get('in') ?? '',
    sent: picture,
    shopUrl: shop.environment.shopUrl,
  }
}

export const action = categoryAction

/** One category, or a new one: its words, its place, its picture, and whether shoppers see it. */
export default function CategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { category } = loaderData
  return (
    <Page
      title={category ? titleOf(category) : m.categories_new()}
      intro={m.categories_edit_intro()}
      beside={category && <Links category={category} />}
    >
      <CategoryEditor key={category?.id ?? newCategory} {...loaderData} answered={actionData} />
      {category && <DeletePanel category={category} />}
    </Page>
  )
}

const titleOf = ({ name, nameBn }: EditedCategory) => inLanguage(getLocale(), name, nameBn)

const Links = ({ category: { id, slug, isShown, hasRoom } }: { category: EditedCategory }) => (
  <div className="flex flex-wrap gap-2">
    {isShown && (
      <ShopButtonLink variant="quiet" to={`/shop/${slug}`} reloadDocument>
        {m.editor_look()}
      </ShopButtonLink>
    )}
    <ShopButtonLink variant="quiet" to={listHref(productsPath, { category: slug })}>
      {m.categories_see_products()}
    </ShopButtonLink>
    {hasRoom && (
      <ShopButtonLink variant="quiet" to={newCategoryPath(id)}>
        {m.categories_add_inside()}
      </ShopButtonLink>
    )}
  </div>
)

export function ErrorBoundary() {
  return (
    <NoSuch
      title={m.categories_no()}
      action={<ShopButtonLink to={categoriesPath}>{m.categories_to_list()}</ShopButtonLink>}
    >
      {m.editor_none_text()}
    </NoSuch>
  )
}
