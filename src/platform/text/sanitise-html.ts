import sanitise from 'sanitize-html'

const options: sanitise.IOptions = {
  allowedTags: [
    'p div br hr h2 h3 h4 ul ol li dl dt dd blockquote',
    'strong b em i u s sub sup small a',
    'table caption thead tbody tfoot tr th td',
  ].flatMap((tags) => tags.split(' ')),
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: sanitise.simpleTransform('a', { rel: 'nofollow noopener' }),
  },
}

/** Text with simple mark-up, as people may write it: no scripts, styles, forms, frames, or pictures from elsewhere. */
export function sanitiseHtml(html: string): string {
  return sanitise(html, options).trim()
}
