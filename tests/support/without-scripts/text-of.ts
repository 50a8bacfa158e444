/** What a person reads of a document, in one line. */
export const textOf = (html: string): string =>
  html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
