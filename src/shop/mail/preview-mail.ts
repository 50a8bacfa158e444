import type { Language } from '../../platform/language.ts'
import { sanitiseHtml } from '../../platform/sanitise-html.ts'

/** A mail's HTML to look at inside a page of the shop: no scripts, no styles of its own, and links that lead nowhere. */
export function previewMail({ html, language }: { html: string; language: Language }): string {
  const [, body = html] = /<body\b[^>]*>([\s\S]*)<\/body>/i.exec(html) ?? []
  const shown = sanitiseHtml(body).replaceAll(/<a\b[^>]*>/g, '<a>')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>-</title><link rel="stylesheet" href="/mail-preview.css"></head><body><main>${shown}</main></body></html>`
}
