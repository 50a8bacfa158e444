/** So long each text of a page or an article may be, here and in the form. */
export const mostLetters = {
  slug: 200,
  title: 200,
  summary: 500,
  body: 100_000,
  metaTitle: 150,
  metaDescription: 400,
} as const
