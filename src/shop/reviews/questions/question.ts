/** What becomes of a question about a product: shown once it is answered, unless somebody hides it. */
export const questionStatuses = ['waiting', 'answered', 'hidden'] as const
export type QuestionStatus = (typeof questionStatuses)[number]

export const longestQuestion = 1000
export const longestQuestionAnswer = 3000

/** Tabs count exactly up to here; one more means "and more". */
export const mostCountedQuestions = 1000

/** Shown under a product before anybody asks for more. */
export const questionsBelowProduct = 3
export const questionsOnPage = 20
