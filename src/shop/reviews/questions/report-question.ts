import { and, eq } from 'drizzle-orm'
import { defineAction } from '../../define-action.ts'
import { mostReports } from '../review.ts'
import { limitReports, readerOf } from '../writing/reader.ts'
import { reportQuestionSchema } from './contract.ts'
import { productQuestions, questionReports } from './tables.ts'

/** A reader says that a question or its answer should not stand there, as of a review. */
export const reportQuestion = defineAction({
  allow: 'anyone',
  input: reportQuestionSchema,
  before: limitReports,
  run: async ({ shop, database, by, input: { questionId, reason }, now: at }) => {
    const isShown = and(
      eq(productQuestions.id, questionId),
      eq(productQuestions.status, 'answered'),
    )
    const [question] = await database
      .select({ reports: productQuestions.reports })
      .from(productQuestions)
      .where(isShown)
      .for('update')
    if (!question) return { outcome: 'not-found' }
    if (question.reports >= mostReports) return { outcome: 'reported' }
    const kept = await database
      .insert(questionReports)
      .values({ questionId, reader: await readerOf(shop, by), reason, at })
      .onConflictDoNothing()
      .returning({ questionId: questionReports.questionId })
    if (kept.length > 0)
      await database
        .update(productQuestions)
        .set({ reports: question.reports + 1 })
        .where(eq(productQuestions.id, questionId))
    return { outcome: 'reported' }
  },
})
