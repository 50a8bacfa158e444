import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { isId } from '#platform/text/is-id.ts'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { deleteAttribute } from '#shop/catalog/attributes/delete-attribute.ts'
import { saveAttribute } from '#shop/catalog/attributes/save-attribute.ts'
import { attributesPath, newAttribute } from '../attribute-words.ts'
import { attributeFormSchema, isEmpty, type TypedAttribute } from './attribute-schema.ts'

const listAfter = (done: string, { url }: Request) =>
  pathInLanguage(`${attributesPath}?done=${done}`, languageOfPath(new URL(url).pathname))

function editedId({ attribute = '' }: ActionFunctionArgs['params']): string | undefined {
  if (attribute !== newAttribute && !isId(attribute)) throw data(null, { status: 404 })
  return attribute === newAttribute ? undefined : attribute
}

function draftOf(typed: TypedAttribute) {
  const { version: _, isFilter, choices, ...draft } = typed
  return {
    ...draft,
    isFilter: isFilter !== undefined,
    choices: choices
      .filter((choice) => !isEmpty(choice))
      .map(({ slug, ...names }) => ({ ...names, ...(slug !== '' && { slug }) })),
  }
}

const save = formAction({
  schema: attributeFormSchema,
  run: async (typed, { shop, context, request, params }) => {
    const id = editedId(params)
    const edited = id === undefined ? {} : { id, version: typed.version ?? 0 }
    const draft = { ...draftOf(typed), ...edited }
    const { outcome } = await saveAttribute(shop, personIn(context), draft)
    return outcome === 'saved' || outcome === 'unchanged'
      ? { outcome: 'done', goTo: listAfter('saved', request) }
      : { outcome: 'refused', trouble: outcome }
  },
})

const remove = formAction({
  schema: z.object({ deletedVersion: z.coerce.number().int().min(1) }),
  run: async ({ deletedVersion: version }, { shop, context, request, params }) => {
    const deleting = { id: editedId(params) ?? '', version }
    const { outcome } = await deleteAttribute(shop, personIn(context), deleting)
    if (outcome !== 'deleted') return { outcome: 'refused', trouble: outcome }
    // The page is gone: a script is led away, too.
    throw redirect(listAfter('deleted', request), { status: 303 })
  },
})

/** What is done on the page of an attribute. */
export const attributeAction = formActions({ save, delete: remove })
