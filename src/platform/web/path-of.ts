/**
 * Longer than any path of the shop. The longest have a name of a hundred letters in Bangla, of nine bytes each as a URL
 * writes them, or somebody's e-mail address.
 */
const longest = 2048

/** What stands before the query. */
export function pathOf(url = '/'): string {
  const mark = url.indexOf('?')
  return mark === -1 ? url : url.slice(0, mark)
}

export const isTooLong = (path: string): boolean => path.length > longest
