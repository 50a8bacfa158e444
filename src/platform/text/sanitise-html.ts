import sanitise from 'sanitize-html'
import { allowedSchemes, allowedTags, linkRel } from './markup.ts'

const options: sanitise.IOptions = {
  allowedTags,
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes,
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: sanitise.simpleTransform('a', { rel: linkRel }),
  },
}

/** Text with simple mark-up, as people may write it: no scripts, styles, forms, frames, or pictures from elsewhere. */
export function sanitiseHtml(html: string): string {
  return sanitise(html, options).trim()
}
