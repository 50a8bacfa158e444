/** Products by what they are called, one in each line; of an address the last part. */
export const calledIn = (text: string): string[] =>
  [
    ...new Set(
      text.split(/[\n,]/).map((line) => line.trim().split('/').at(-1)?.split('?')[0] ?? ''),
    ),
  ]
    .filter((line) => line !== '')
    .slice(0, 1000)
