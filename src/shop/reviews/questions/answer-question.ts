import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { topicsOfProduct } from '../../catalog/topics.ts'
import { defineAction } from '../../define-action.ts'
import { nextVersion, refuseEdit } from '../../edited.ts'
import { versionSchema } from '../contract.ts'
import { subjectOf } from '../moderation/lock-review.ts'
import { questionAnswerSchema } from './contract.ts'
import { mailToAsker } from './mail-to-asker.ts'
import type { QuestionStatus } from './question.ts'
import { productQuestions } from './tables.ts'

/** Answers a question, or answers it otherwise; from then on it stands under the product. */
export const answerQuestion = defineAction({
  allow: 'edit-reviews',
  input: z.object({ id: z.uuid(), version: versionSchema, text: questionAnswerSchema }),
  run: async ({ shop, database, input: { id, version, text: answer }, now: answeredAt }) => {
    const current = await lockQuestion(database, id)
    const edited = { id, version }
    const refusal = await refuseEdit(database, { type: 'question', edited, current })
    if (refusal) return refusal
    if (!current) return { outcome: 'unknown-question' }
    const status = 'answered'
    const change = { status, answer, answeredAt, reports: 0, email: null } as const
    await changeQuestion(database, current, change)
    // What is worded otherwise later is no news.
    if (current.answer === '') await mailToAsker(shop, database, { ...current, answer })
    return {
      outcome: 'answered',
      version: nextVersion(current),
      change: {
        action: 'question-answered',
        subject: await subjectOf(database, 'question', current),
        before: { status: current.status },
        // The text is to a person: it stands with the question.
        after: { status },
        topics: topicsOfProduct(current.productId),
      },
    }
  },
})

/**
 * Hides a question, or takes that back: then it is shown again where it was answered, and else waits. To show what stands there is to have
 * judged its reports.
 */
export const hideQuestion = defineAction({
  allow: 'edit-reviews',
  input: z.object({ id: z.uuid(), version: versionSchema, isHidden: z.boolean() }),
  run: async ({ database, input: { id, version, isHidden } }) => {
    const current = await lockQuestion(database, id)
    const edited = { id, version }
    const refusal = await refuseEdit(database, { type: 'question', edited, current })
    if (refusal) return refusal
    if (!current) return { outcome: 'unknown-question' }
    const shown: QuestionStatus = current.answer === '' ? 'waiting' : 'answered'
    const status = isHidden ? 'hidden' : shown
    const reports = isHidden ? current.reports : 0
    // Who asked hears no more of what is hidden, so the shop need not know where.
    const email = isHidden ? null : current.email
    if (current.status === status && current.reports === reports && current.email === email)
      return { outcome: 'moderated', version }
    await changeQuestion(database, current, { status, reports, email })
    return {
      outcome: 'moderated',
      version: nextVersion(current),
      change: {
        action: 'question-moderated',
        subject: await subjectOf(database, 'question', current),
        before: { status: current.status, reports: current.reports },
        after: { status, reports },
        topics: topicsOfProduct(current.productId),
      },
    }
  },
})

type StoredQuestion = typeof productQuestions.$inferSelect

async function lockQuestion(database: Database, id: string): Promise<StoredQuestion | undefined> {
  const one = eq(productQuestions.id, id)
  const [question] = await database.select().from(productQuestions).where(one).for('update')
  return question
}

async function changeQuestion(
  database: Database,
  current: StoredQuestion,
  change: Partial<Pick<StoredQuestion, 'status' | 'answer' | 'answeredAt' | 'reports' | 'email'>>,
): Promise<void> {
  await database
    .update(productQuestions)
    .set({ ...change, version: nextVersion(current) })
    .where(eq(productQuestions.id, current.id))
}
