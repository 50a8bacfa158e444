import { data, type ActionFunctionArgs } from 'react-router'
import { isId } from '#platform/text/is-id.ts'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { saveCategory } from '#shop/catalog/categories/save-category.ts'
import { slugFrom } from '#shop/catalog/slug.ts'
import { takingPicture, type SentPicture } from '../../pictures/taking-picture.ts'
import { categoriesPath, newCategory } from '../category-paths.ts'
import { categoryFormSchema, type TypedCategory } from './category-schema.ts'
import { orNull } from '../../forms/typed-fields.ts'

/** Pictures that the form names. */
export const pictureSlots = ['picture'] as const

export type CategoryResult = SentPicture

type Outcome = FormOutcome<NonNullable<SentPicture['answer']>>

const fieldOf: Readonly<Record<string, keyof TypedCategory>> = {
  'slug-taken': 'slug',
  'unknown-parent': 'parentId',
  'below-itself': 'parentId',
  'too-deep': 'parentId',
}

function editedId({ params: { category = '' } }: ActionFunctionArgs): string | undefined {
  if (category !== newCategory && !isId(category)) throw data(null, { status: 404 })
  return category === newCategory ? undefined : category
}

const draftOf = ({ hidden, ...typed }: TypedCategory) => ({
  slug: typed.slug || slugFrom(typed.name),
  name: typed.name,
  nameBn: orNull(typed.nameBn),
  description: orNull(typed.description),
  descriptionBn: orNull(typed.descriptionBn),
  picture: orNull(typed.picture),
  parentId: orNull(typed.parentId),
  hidden: hidden === 'on',
})

function refusalOf({ outcome }: { outcome: string }): Outcome {
  const field = fieldOf[outcome]
  return field === undefined
    ? { outcome: 'refused', trouble: outcome }
    : { outcome: 'refused', fields: { [field]: outcome } }
}

const save = formAction<typeof categoryFormSchema, NonNullable<SentPicture['answer']>>({
  schema: categoryFormSchema,
  run: async (typed, args) => {
    const id = editedId(args)
    const draft = draftOf(typed)
    if (draft.slug === '') return { outcome: 'refused', fields: { slug: 'slug-wrong' } }
    const edited = id === undefined ? draft : { ...draft, id, version: typed.version }
    const result = await saveCategory(args.shop, personIn(args.context), edited)
    if (!('id' in result)) return refusalOf(result)
    const language = languageOfPath(new URL(args.request.url).pathname)
    return { outcome: 'done', goTo: pathInLanguage(`${categoriesPath}?done=saved`, language) }
  },
})

/** What is sent from the page of one category: its picture, and the category itself. */
export const categoryAction = formActions({ save, picture: takingPicture(pictureSlots) })
