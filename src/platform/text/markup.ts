/** What people may write texts with: who cleans HTML and who edits it hold to the same. */

export const allowedTags = [
  'p div br hr h2 h3 h4 ul ol li dl dt dd blockquote',
  'strong b em i u s sub sup small a',
  'table caption thead tbody tfoot tr th td',
].flatMap((tags) => tags.split(' '))

export const allowedSchemes = ['http', 'https', 'mailto', 'tel']

/** Of every link that somebody writes. */
export const linkRel = 'nofollow noopener'

/** Where a link may lead: to a page of this shop, or by one of the schemes. */
export function isAllowedLink(href: string): boolean {
  if (href.startsWith('//') || href.includes('\\')) return false
  try {
    return allowedSchemes.includes(new URL(href, 'https://shop.invalid').protocol.slice(0, -1))
  } catch {
    return false
  }
}
