import type { Shop } from '#shop/shop.ts'

/** Answers what work would do: it is done in one transaction that does not stand. Announcements go with it. */
export async function tryOut<Answer>(
  shop: Shop,
  work: (shop: Shop) => Promise<Answer>,
): Promise<Answer> {
  const takenBack = new Error('What was tried out is taken back')
  const answers: Answer[] = []
  try {
    await shop.database.transaction(async (database) => {
      answers.push(await work({ ...shop, database }))
      throw takenBack
    })
  } catch (error) {
    if (error !== takenBack) throw error
  }
  return answers[0] as Answer
}
