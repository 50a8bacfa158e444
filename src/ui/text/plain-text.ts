const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The words of simple HTML, cut at a word. */
export function plainText(html: string, most: number): string {
  const text = html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?।])/g, '$1')
    .trim()
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/\s\S*$/, '')}…`
}
