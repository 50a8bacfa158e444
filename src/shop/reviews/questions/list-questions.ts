import { and, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { nameProducts, type NamedProduct } from '../../catalog/listings/find-slugs.ts'
import { parseSearch } from '../../orders/desk/typed-search.ts'
import { containsWord } from '../../orders/search/contains-word.ts'
import type { Shop } from '../../shop.ts'
import { mostCountedQuestions, questionsOnPage, type QuestionStatus } from './question.ts'
import { productQuestions, searchedQuestion } from './tables.ts'

/** A question with its answer, as anybody reads it. */
export interface ShownQuestion {
  id: string
  author: string
  text: string
  language: 'en' | 'bn'
  askedAt: Date
  answer: string
}

const { id } = productQuestions

const shownColumns = {
  id,
  author: productQuestions.author,
  text: productQuestions.text,
  language: productQuestions.language,
  askedAt: productQuestions.askedAt,
  answer: productQuestions.answer,
}

interface Shown {
  productId: string
  /** The id of the last one seen. */
  after?: string | undefined
  limit?: number
}

const comesAfter = (after: string | undefined) => (after === undefined ? undefined : lt(id, after))

/** What was asked about a product and answered, the latest first. */
export async function listShownQuestions(
  { database }: { database: Database },
  { productId, after, limit = questionsOnPage }: Shown,
): Promise<{ questions: ShownQuestion[]; next: string | undefined }> {
  const rows = await database
    .select(shownColumns)
    .from(productQuestions)
    .where(
      and(
        eq(productQuestions.productId, productId),
        eq(productQuestions.status, 'answered'),
        comesAfter(after),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1)
  const questions = rows.slice(0, limit)
  return { questions, next: rows.length > limit ? questions.at(-1)?.id : undefined }
}

export const listedQuestions = 50

export interface ListedQuestion extends ShownQuestion {
  version: number
  status: QuestionStatus
  reports: number
  /** E.164, of a guest. */
  phone: string | null
  productId: string
  /** Nothing where it is gone. */
  product: NamedProduct | undefined
}

export interface QuestionFilter {
  status?: QuestionStatus | undefined
  /** Only what readers reported. */
  isReported?: boolean | undefined
  productId?: string | undefined
  /** A part of name, question or answer. */
  q?: string | undefined
}

interface Wanted {
  filter?: QuestionFilter
  after?: string | undefined
  limit?: number
}

type Listed =
  | { outcome: 'listed'; questions: ListedQuestion[]; next: string | undefined }
  | { outcome: 'too-short' }

/** What people asked, the latest first, as staff read it. Each page goes on by an index, however many came before it. */
export async function listQuestions(
  { database }: Pick<Shop, 'database'>,
  { filter = {}, after, limit = listedQuestions }: Wanted = {},
): Promise<Listed> {
  const words = wordsIn(filter)
  if (!words) return { outcome: 'too-short' }
  const rows = await database
    .select({
      ...shownColumns,
      version: productQuestions.version,
      status: productQuestions.status,
      reports: productQuestions.reports,
      phone: productQuestions.phone,
      productId: productQuestions.productId,
    })
    .from(productQuestions)
    .where(and(fits(filter, words), comesAfter(after)))
    .orderBy(desc(id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const names = await nameProducts(
    database,
    shown.map((row) => row.productId),
  )
  return {
    outcome: 'listed',
    questions: shown.map((row) => ({ ...row, product: names.get(row.productId) })),
    next: rows.length > limit ? shown.at(-1)?.id : undefined,
  }
}

/** Undefined where something is typed that is too short to look for. */
const wordsIn = ({ q = '' }: QuestionFilter): readonly string[] | undefined =>
  q.trim() === '' ? [] : parseSearch(q)?.words

const fits = ({ status, productId, isReported }: QuestionFilter, words: readonly string[]) =>
  and(
    status && eq(productQuestions.status, status),
    productId === undefined ? undefined : eq(productQuestions.productId, productId),
    isReported ? gt(productQuestions.reports, 0) : undefined,
    ...words.map((word) => containsWord(sql`(${searchedQuestion(productQuestions)})`, word)),
  )

export type QuestionCounts = Record<QuestionStatus | 'reported', number>

const few = (isCounted: SQL) =>
  sql`(SELECT count(*)::int FROM (SELECT FROM ${productQuestions} WHERE ${isCounted} ORDER BY id LIMIT ${mostCountedQuestions + 1}) few)`

const ofStatus = (status: QuestionStatus) => few(sql`status = ${status}`)

/** How many questions each status has and how many were reported, by index and never further than a tab counts. */
export async function countQuestions({
  database,
}: Pick<Shop, 'database'>): Promise<QuestionCounts> {
  const { rows } = await database.execute<QuestionCounts>(sql`
    SELECT ${ofStatus('waiting')} AS waiting, ${ofStatus('answered')} AS answered, ${ofStatus('hidden')} AS hidden,
      ${few(sql`reports > 0`)} AS reported`)
  return rows[0] ?? { waiting: 0, answered: 0, hidden: 0, reported: 0 }
}
