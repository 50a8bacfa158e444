import { data, type ActionFunctionArgs } from 'react-router'
import { isId } from '#platform/text/is-id.ts'
import { personIn } from '#pages/account-context.ts'
import { formAction, formActions, type FormOutcome } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { findProduct } from '#shop/catalog/products/find-product.ts'
import { slugFrom } from '#shop/catalog/slug.ts'
import { findWholePost, type WholePost } from '#shop/content/posts/list-posts.ts'
import { isFixedPage } from '#shop/content/posts/post.ts'
import { savePost } from '#shop/content/posts/save-post.ts'
import type { Shop } from '#shop/shop.ts'
import { takingPicture, type SentPicture } from '../../pictures/taking-picture.ts'
import { newKind, postEditPath } from '../post-paths.ts'
import { postFormSchema, type TypedPost } from './post-schema.ts'
import { orNull } from '../../forms/typed-fields.ts'

/** Pictures that the form names. */
export const pictureSlots = ['picture'] as const

type Answer = NonNullable<SentPicture['answer']> & { id?: string }

export type PostResult = FormResult & { answer?: Answer }

/** Of a page that nobody has written yet, and of a new one, there is no id. */
function editedId({ params: { post = '' } }: ActionFunctionArgs): string | undefined {
  if (isId(post)) return post
  if (newKind(post) || isFixedPage({ kind: 'page', slug: post })) return undefined
  throw data(null, { status: 404 })
}

function draftOf(typed: TypedPost, now: Date, current: WholePost | undefined) {
  const { version: _, status, publishAt, products: __, unshownProducts: ___, ...texts } = typed
  const moments = {
    draft: null,
    planned: publishAt,
    // It is not published a second time.
    published: current?.publishedAt && current.publishedAt <= now ? current.publishedAt : now,
  }
  return {
    ...texts,
    slug: texts.slug || slugFrom(texts.title),
    titleBn: orNull(texts.titleBn),
    summaryBn: orNull(texts.summaryBn),
    bodyBn: orNull(texts.bodyBn),
    metaTitleBn: orNull(texts.metaTitleBn),
    metaDescriptionBn: orNull(texts.metaDescriptionBn),
    picture: orNull(texts.picture),
    publishedAt: moments[status],
  }
}

/** Undefined where one of them is none. */
async function idsOfProducts(shop: Shop, typed: TypedPost): Promise<string[] | undefined> {
  const slugs = typed.products.split('\n').flatMap((line) => slugIn(line) ?? [])
  const found = await Promise.all(slugs.map((slug) => findProduct(shop, slug, 'en')))
  const ids = found.flatMap((one) => (one.outcome === 'found' ? [one.product.id] : []))
  if (ids.length < slugs.length) return undefined
  const unshown = typed.unshownProducts.split(',').filter(isId)
  return [...new Set([...ids, ...unshown])]
}

/** https://shop.example/bn/product/teapot?variant=1 → teapot */
function slugIn(line: string): string | undefined {
  const [path = ''] = line.trim().split(/[?#]/)
  const last = path.split('/').findLast((part) => part !== '')
  if (last === undefined) return undefined
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

const fieldOf: Readonly<Record<string, string>> = { 'slug-taken': 'slug' }

function refusalOf({ outcome }: { outcome: string }): FormOutcome<Answer> {
  const field = fieldOf[outcome]
  return field === undefined
    ? { outcome: 'refused', trouble: outcome }
    : { outcome: 'refused', fields: { [field]: outcome } }
}

const save = formAction<typeof postFormSchema, Answer>({
  schema: postFormSchema,
  run: async (typed, args) => {
    const { shop, context, request } = args
    const id = editedId(args)
    const current = id === undefined ? undefined : await findWholePost(shop, id)
    const draft = draftOf(typed, shop.now(), current)
    if (draft.slug === '') return { outcome: 'refused', fields: { slug: 'slug-wrong' } }
    const productIds = await idsOfProducts(shop, typed)
    if (!productIds) return { outcome: 'refused', fields: { products: 'unknown-product' } }
    const edited = id === undefined ? {} : { id, version: typed.version }
    const result = await savePost(shop, personIn(context), { ...draft, productIds, ...edited })
    if (result.outcome !== 'saved') return refusalOf(result)
    const language = languageOfPath(new URL(request.url).pathname)
    const goTo = pathInLanguage(`${postEditPath(result.id)}?done=saved`, language)
    return { outcome: 'done', goTo, answer: { id: result.id } }
  },
})

/** What is sent from the page of one: its picture, and the post itself. */
export const postAction = formActions<Answer>({ save, picture: takingPicture(pictureSlots) })
