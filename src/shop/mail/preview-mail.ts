import type { Language } from '../../platform/language.ts'
import { sanitiseHtml } from '#platform/text/sanitise-html.ts'

/** A mail's HTML to look at inside a page of the shop: no scripts, no styles of its own, and links that lead nowhere. */
export function previewMail({ html, language }: { html: string; language: Language }): string {
  const shown = sanitiseHtml(bodyOf(html)).replaceAll(/<a\b[^<>]*>/g, '<a>')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>-</title><link rel="stylesheet" href="/mail-preview.css"></head><body><main>${shown}</main></body></html>`
}

/** What stands in the body of a document; the whole of what has none. */
function bodyOf(html: string): string {
  const opening = /<body\b[^<>]*>/i.exec(html)
  const end = html.toLowerCase().lastIndexOf('</body>')
  if (!opening || end < opening.index) return html
  return html.slice(opening.index + opening[0].length, end)
}
