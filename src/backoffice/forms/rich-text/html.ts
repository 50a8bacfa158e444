import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model'
import { schema } from './schema.ts'

const parser = DOMParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

/** Scripts of such a document never run, and its pictures are not loaded. */
export function fromHtml(html: string): Node {
  return parser.parse(new window.DOMParser().parseFromString(html, 'text/html').body)
}

export function toHtml(doc: Node): string {
  if (doc.childCount === 1 && doc.firstChild?.isTextblock && doc.textContent.trim() === '')
    return ''
  const body = document.implementation.createHTMLDocument('').body
  serializer.serializeFragment(doc.content, { document: body.ownerDocument }, body)
  for (const item of body.querySelectorAll('li, td, th, dd')) unwrapFirst(item)
  return body.innerHTML
}

/** A point of a list is a text, as people and files write it, not a paragraph in a point. */
function unwrapFirst(item: Element): void {
  const [first, ...others] = item.children
  const isSole = others.every(({ tagName }) => tagName === 'UL' || tagName === 'OL')
  if (first?.tagName === 'P' && isSole) first.replaceWith(...first.childNodes)
}
