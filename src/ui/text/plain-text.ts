const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The words of simple HTML, cut at a word. What stood on a line of its own is a sentence of its own. */
export function plainText(html: string, most: number): string {
  const lines = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/(?:p|li|h[1-6]|div|blockquote)>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ([.,;:!?।])/g, '$1')
        .trim(),
    )
    .filter((line) => line !== '')
  const text = lines
    .map((line, index) => (index < lines.length - 1 ? closed(line) : line))
    .join(' ')
  if (text.length <= most) return text
  return `${text.slice(0, most - 1).replace(/\s\S*$/, '')}…`
}

/** With a full stop in its own script, unless it ends with a mark. */
function closed(line: string): string {
  if (/[.,;:!?।…]["'”’)]*$/.test(line)) return line
  return /[\u0980-\u09ff]["'”’)]*$/.test(line) ? `${line}।` : `${line}.`
}
