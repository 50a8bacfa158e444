import { m } from '#paraglide/messages.js'
import { inLanguage } from '#platform/language.ts'
import { DoneNotice } from '#pages/done-notice.tsx'
import { isTaken } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { languageOfPath } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { useArrival } from '#pages/notices/use-arrival.ts'
import { findAttributes } from '#shop/catalog/attributes/list-attributes.ts'
import { listWholeCategories } from '#shop/catalog/categories/list-whole-categories.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { shopContext } from '../../shop-context.ts'
import { ActionNotice } from '../action-notice.tsx'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/attributes'
import { AttributeList } from './attribute-list.tsx'
import { attributesPath, attributeTroubles, newAttribute } from './attribute-words.ts'
import { attributesAction } from './attributes-action.ts'
import { showAttribute } from './shown-attribute.ts'

export const handle = {
  mayOpen: 'edit-products',
  menu: { icon: 'sliders', text: m.attributes_title },
} satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { database } = context.get(shopContext)
  const [attributes, categories] = await Promise.all([
    findAttributes(database),
    listWholeCategories(database),
  ])
  const language = languageOfPath(url.pathname)
  const names = new Map(
    categories.map(({ id, name, nameBn }) => [id, inLanguage(language, name, nameBn)]),
  )
  return {
    attributes: attributes.map((attribute) => showAttribute(attribute, names, language)),
    done: url.searchParams.get('done'),
  }
}

export const action = attributesAction

const doneWords: Readonly<Record<string, () => string>> = {
  saved: m.attributes_saved,
  deleted: m.attributes_deleted,
}

/** What products are described by: material, warranty, power. */
export default function AttributesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { attributes } = loaderData
  const done = useArrival(loaderData.done)
  const form = usePageForm<string>({
    id: 'attributes',
    lastResult: actionData,
    words: {},
    queues: true,
  })
  const newLink = (
    <ShopButtonLink to={`${attributesPath}/${newAttribute}`}>
      <Icon name="plus" />
      {m.attributes_new()}
    </ShopButtonLink>
  )
  return (
    <Page
      title={m.attributes_title()}
      intro={m.attributes_intro()}
      beside={attributes.length > 0 && newLink}
    >
      <DoneNotice>{!form.result && doneWords[done ?? '']?.()}</DoneNotice>
      <ActionNotice result={form.result} words={attributeTroubles} />
      {attributes.length > 0 ? (
        <AttributeList attributes={attributes} form={form} />
      ) : (
        <EmptyState icon="sliders" title={m.attributes_none()} action={newLink}>
          {m.attributes_none_text()}
        </EmptyState>
      )}
      <output className="sr-only">{isTaken(form.result) && m.attributes_ordered()}</output>
    </Page>
  )
}
