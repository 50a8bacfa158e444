import { z } from 'zod'
import { mostLetters } from './most-letters.ts'
import { fixedPages, isFixedPage, postKinds } from './posts/post.ts'

/** What a person may write into the blog and onto pages of the shop. Left out or null in Bangla: English is shown. */

const words = (name: string, most: number) =>
  z.string().trim().max(most, `${name} is longer than ${most} characters`)
const needed = (name: string, most: number) => words(name, most).min(1, `${name} is missing`)
const perhaps = (name: string, most: number) => needed(name, most).nullable().default(null)

const fields = z.object({
  slug: z
    .string()
    .max(mostLetters.slug, 'The slug is longer than 200 characters')
    .regex(
      /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u,
      'The slug may have letters, digits and single dashes only',
    ),
  title: needed('The title', mostLetters.title),
  titleBn: perhaps('The Bangla title', mostLetters.title),
  summary: words('The summary', mostLetters.summary).default(''),
  summaryBn: perhaps('The Bangla summary', mostLetters.summary),
  body: words('The text', mostLetters.body).default(''),
  bodyBn: perhaps('The Bangla text', mostLetters.body),
  metaTitle: words('The title for search engines', mostLetters.metaTitle).default(''),
  metaTitleBn: perhaps('The Bangla title for search engines', mostLetters.metaTitle),
  metaDescription: words('The description for search engines', mostLetters.metaDescription).default(
    '',
  ),
  metaDescriptionBn: perhaps(
    'The Bangla description for search engines',
    mostLetters.metaDescription,
  ),
  /** Hash of a stored picture. */
  picture: z.string().min(1, 'The picture is missing').nullable().default(null),
  productIds: z.array(z.uuid()).max(20, 'At most 20 products').default([]),
})

export const postDraftSchema = fields
  .extend({
    kind: z.enum(postKinds),
    /** Null is a draft; a moment to come is planned. */
    publishedAt: z.date().nullable().default(null),
  })
  .superRefine((draft, context) => {
    for (const [field, message] of missingIn(draft))
      context.addIssue({ code: 'custom', path: [field], message })
  })

interface Readable {
  kind: (typeof postKinds)[number]
  slug: string
  summary: string
  body: string
  publishedAt: Date | null
}

/** A draft may be unfinished; what readers find says something. Pages with a place of their own have more than their text. */
function missingIn(draft: Readable): [field: string, message: string][] {
  if (draft.publishedAt === null || isFixedPage(draft)) return []
  return [
    ...(draft.kind === 'article' && draft.summary === ''
      ? ([['summary', 'The summary is missing']] as const)
      : []),
    ...(draft.body === '' ? ([['body', 'The text is missing']] as const) : []),
  ].map(([field, message]) => [field, message])
}

export type PostDraft = z.input<typeof postDraftSchema>
export type ParsedPost = z.output<typeof postDraftSchema>

/** The same for programs, whose call says the kind: moments are text. */
export const sentPostSchema = fields.extend({
  publishedAt: z.iso
    .datetime({ offset: true, error: 'Send a moment as 2026-11-23T18:00:00+06:00' })
    .nullable()
    .default(null)
    .meta({
      description: `From then on shoppers read it; null: a draft. Of ${fixedPages.join(', ')} it says nothing`,
    }),
})
