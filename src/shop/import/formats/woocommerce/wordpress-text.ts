const block = /<(p|div|ul|ol|h[1-6]|table|blockquote|section)\b/i

/** Shortcodes mean something to WordPress alone; what they enclose stays. Other words in brackets are text. */
const shortcode =
  /\[\/?(?:gallery|caption|embed|audio|video|playlist|products?|[a-z]+[_-][\w-]*|[a-z]+(?=\s[^[\]]*=))(?:\s[^[\]]*)?\]/g

/** WordPress keeps paragraphs as empty lines, and its export writes line ends as the two characters \n. */
export function htmlFromWordPress(text: string): string {
  const lines = text
    .replaceAll(/(?<!\\)(?:\\r)?\\n/g, '\n')
    .replaceAll('\\\\n', '\\n')
    .replaceAll('\r\n', '\n')
    .replaceAll(shortcode, '')
    .trim()
  if (lines === '' || block.test(lines)) return lines
  return lines
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}
