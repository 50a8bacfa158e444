import { z } from 'zod'
import { mostLetters } from '#shop/content/most-letters.ts'
import { isFixedPage, postKinds } from '#shop/content/posts/post.ts'
import { typedMoment, typedText } from '../../forms/typed-fields.ts'

/** What the form of a page or an article sends, by rules that page and browser share. Issues are keys; the page says them in words. */

export type PostProblem =
  | 'title-missing'
  | 'summary-missing'
  | 'body-missing'
  | 'too-long'
  | 'slug-wrong'
  | 'slug-taken'
  | 'moment-missing'
  | 'unknown-product'

const problem = (key: PostProblem) => key

export const postFormSchema = z
  .object({
    /** Of what is changed. */
    version: z.coerce.number().int().optional(),
    kind: z.enum(postKinds),
    title: z
      .string(problem('title-missing'))
      .trim()
      .min(1, problem('title-missing'))
      .max(mostLetters.title, problem('too-long')),
    titleBn: typedText(mostLetters.title),
    /** Left empty, the title makes it. */
    slug: z
      .string()
      .trim()
      .max(mostLetters.slug, problem('too-long'))
      .regex(/^([\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*)?$/u, problem('slug-wrong'))
      .default(''),
    summary: typedText(mostLetters.summary),
    summaryBn: typedText(mostLetters.summary),
    body: typedText(mostLetters.body),
    bodyBn: typedText(mostLetters.body),
    metaTitle: typedText(mostLetters.metaTitle),
    metaTitleBn: typedText(mostLetters.metaTitle),
    metaDescription: typedText(mostLetters.metaDescription),
    metaDescriptionBn: typedText(mostLetters.metaDescription),
    /** Hash of what was sent before. */
    picture: z.string().max(64).default(''),
    /** One on each line: its slug, or its address. */
    products: z.string().max(10_000, problem('too-long')).default(''),
    unshownProducts: z.string().max(1000).default(''),
    status: z.enum(['draft', 'published', 'planned']).default('draft'),
    publishAt: typedMoment,
  })
  .superRefine(({ kind, slug, status, publishAt, summary, body }, context) => {
    const refuse = (path: string, key: PostProblem) =>
      context.addIssue({ code: 'custom', path: [path], message: problem(key) })
    if (status === 'planned' && !publishAt) refuse('publishAt', 'moment-missing')
    if (status === 'draft' || isFixedPage({ kind, slug })) return
    if (kind === 'article' && summary === '') refuse('summary', 'summary-missing')
    if (body === '') refuse('body', 'body-missing')
  })

export type TypedPost = z.output<typeof postFormSchema>
