import { useRef } from 'react'
import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import type { Attribute } from '#shop/catalog/attributes/attribute.ts'
import { findAttributes } from '#shop/catalog/attributes/list-attributes.ts'
import { countProducts } from '#shop/catalog/attributes/save-attribute.ts'
import { listWholeCategories } from '#shop/catalog/categories/list-whole-categories.ts'
import { inTreeOrder } from '#shop/catalog/categories/tree.ts'
import { shopContext } from '../../../shop-context.ts'
import { ActionNotice } from '../../action-notice.tsx'
import { Page } from '../../layout/page.tsx'
import { useOpenAt } from '../../use-open-at.ts'
import type { Route } from './+types/attribute-page'
import { attributesPath, attributeTroubles, newAttribute } from '../attribute-words.ts'
import { attributeAction } from './attribute-action.ts'
import { AttributeForm } from './attribute-form.tsx'
import type { EditedAttribute } from './edited-attribute.ts'

export const handle = { mayOpen: 'edit-products', parent: attributesPath } satisfies PageHandle

export async function loader({ context, params }: Route.LoaderArgs): Promise<EditedAttribute> {
  const { database } = context.get(shopContext)
  const [attributes, categories] = await Promise.all([
    findAttributes(database),
    listWholeCategories(database),
  ])
  const attribute = attributes.find(({ id }) => id === params.attribute)
  if (!attribute && params.attribute !== newAttribute) throw data(null, { status: 404 })
  return {
    attribute,
    products: attribute ? await countProducts(database, attribute.id) : 0,
    categories: inTreeOrder(categories).map(({ slug, name, nameBn, level }) => ({
      slug,
      name,
      nameBn,
      level,
    })),
  }
}

export const action = attributeAction

/** One attribute, to be made or changed: its words, its values, and of which categories it is asked. */
export default function AttributePage({ loaderData, actionData }: Route.ComponentProps) {
  const { attribute } = loaderData
  const name = attribute && inLanguage(getLocale(), attribute.name, attribute.nameBn)
  return (
    <Page title={name ?? m.attributes_new()}>
      <AttributeForm key={attribute?.id ?? newAttribute} {...loaderData} answered={actionData} />
      {attribute && <DeleteForm {...loaderData} attribute={attribute} answered={actionData} />}
    </Page>
  )
}

const panelId = 'attribute-delete'

interface DeleteFormProps {
  attribute: Attribute
  products: number
  answered: FormResult | undefined
}

/** What cannot be undone is said in words before it is pressed. */
function DeleteForm({ attribute, products, answered }: DeleteFormProps) {
  const panel = useRef<HTMLDetailsElement>(null)
  useOpenAt(panel, panelId)
  const form = usePageForm({ id: 'delete', lastResult: resultOf(answered, 'delete'), words: {} })
  const name = inLanguage(getLocale(), attribute.name, attribute.nameBn)
  return (
    <details
      ref={panel}
      id={panelId}
      open={answered?.form === 'delete' || undefined}
      className="rounded-card border border-line bg-surface p-4 md:px-6"
    >
      <summary className="cursor-pointer font-semibold">{m.attributes_delete()}</summary>
      <p className="mt-3 text-ink-soft">{m.attributes_delete_text({ n: products })}</p>
      <form {...form.props} className="mt-4">
        <input type="hidden" name="deletedVersion" value={attribute.version} />
        <SubmitButton what="delete" variant="quiet" busy={form.isBusy}>
          {m.attributes_delete_yes({ name })}
        </SubmitButton>
      </form>
      <ActionNotice
        result={form.result}
        words={attributeTroubles}
        panel={panelId}
        className="mt-4"
      />
    </details>
  )
}
