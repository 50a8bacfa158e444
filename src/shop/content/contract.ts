import { z } from 'zod'
import { pageNames } from './page.ts'

/** What a person may write into the blog and onto the CMS pages. Left out or null in Bangla: English is shown. */

const words = (name: string, most: number) =>
  z
    .string()
    .trim()
    .min(1, `${name} is missing`)
    .max(most, `${name} is longer than ${most} characters`)
const perhaps = (name: string, most: number) => words(name, most).nullable().default(null)

const picture = z.string().min(1, 'The picture is missing').nullable().default(null)
const longestBody = 100_000

export const articleDraftSchema = z.object({
  slug: z
    .string()
    .max(200, 'The slug is longer than 200 characters')
    .regex(
      /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u,
      'The slug may have letters, digits and single dashes only',
    ),
  title: words('The title', 200),
  titleBn: perhaps('The Bangla title', 200),
  summary: words('The summary', 500),
  summaryBn: perhaps('The Bangla summary', 500),
  body: words('The text', longestBody),
  bodyBn: perhaps('The Bangla text', longestBody),
  /** Hash of a stored picture. */
  picture,
  productIds: z.array(z.uuid()).max(20, 'At most 20 products').default([]),
  publishedAt: z.date().nullable(),
})

export type ArticleDraft = z.input<typeof articleDraftSchema>
export type ParsedArticle = z.output<typeof articleDraftSchema>

export const pageDraftSchema = z.object({
  name: z.enum(pageNames),
  intro: words('The introduction', 500),
  introBn: perhaps('The Bangla introduction', 500),
  body: z.string().max(longestBody, 'The text is too long').default(''),
  bodyBn: perhaps('The Bangla text', longestBody),
  picture,
})

export type ParsedPage = z.output<typeof pageDraftSchema>
