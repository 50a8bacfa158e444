/** The part of a URL that names a product: letters of any script, marks and digits, with dashes between. */

const longest = 100

/** Bangla stays Bangla: a transliteration would be neither readable nor searched for. */
export function slugFrom(name: string): string {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’\u200c\u200d]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return cutAtADash(slug)
}

function cutAtADash(slug: string): string {
  const characters = [...slug]
  if (characters.length <= longest) return slug
  const cut = characters.slice(0, longest).join('')
  const dash = cut.lastIndexOf('-')
  return dash > longest / 2 ? cut.slice(0, dash) : cut
}

/** The slug itself, or the first of slug-2, slug-3, … that is free. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  for (let suffix = 2; ; suffix++) {
    const next = `${wanted}-${suffix}`
    if (!taken.has(next)) return next
  }
}
