import { Schema, type MarkSpec, type NodeSpec } from 'prosemirror-model'
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list'
import { tableNodes } from 'prosemirror-tables'
import { isAllowedLink, linkRel } from '#platform/text/markup.ts'

/** A mark of one tag; `also` is read as the same. */
const mark = (tag: string, ...also: string[]): MarkSpec => ({
  parseDOM: [tag, ...also].map((name) => ({ tag: name })),
  toDOM: () => [tag, 0],
})

const block = (tag: string, content: string): NodeSpec => ({
  group: 'block',
  content,
  defining: true,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
})

const headings = [2, 3, 4]

const heading: NodeSpec = {
  group: 'block',
  content: 'inline*',
  defining: true,
  attrs: { level: { default: 2, validate: 'number' } },
  parseDOM: [
    { tag: 'h1', attrs: { level: 2 } },
    ...headings.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    ...[5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: 4 } })),
  ],
  toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
}

const alone = (tag: string, more: NodeSpec): NodeSpec => ({
  ...more,
  parseDOM: [{ tag }],
  toDOM: () => [tag],
})

const link: MarkSpec = {
  attrs: { href: { validate: 'string' } },
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? ''
        return isAllowedLink(href) && { href }
      },
    },
  ],
  toDOM: ({ attrs }) => ['a', { href: String(attrs['href']), rel: linkRel }, 0],
}

/** What can be written: all that stays when HTML is cleaned (sanitise-html.ts), and nothing else; also what no button makes. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { ...block('p', 'inline*'), defining: false },
    heading,
    blockquote: block('blockquote', 'block+'),
    horizontal_rule: alone('hr', { group: 'block' }),
    ordered_list: {
      ...orderedList,
      attrs: {},
      group: 'block',
      content: 'list_item+',
      ...tagOf('ol'),
    },
    bullet_list: { ...bulletList, group: 'block', content: 'list_item+' },
    list_item: { ...listItem, content: 'block+' },
    definition_list: block('dl', '(definition_term | definition_text)+'),
    definition_term: { ...block('dt', 'inline*'), group: '' },
    definition_text: { ...block('dd', 'block+'), group: '' },
    ...tableNodes({ tableGroup: 'block', cellContent: 'block+', cellAttributes: {} }),
    hard_break: alone('br', { group: 'inline', inline: true, selectable: false }),
    text: { group: 'inline' },
  },
  marks: {
    link,
    strong: mark('strong', 'b'),
    em: mark('em', 'i'),
    underline: mark('u'),
    strike: mark('s'),
    subscript: { ...mark('sub'), excludes: 'superscript' },
    superscript: { ...mark('sup'), excludes: 'subscript' },
    small: mark('small'),
  },
})

function tagOf(tag: string): Pick<NodeSpec, 'parseDOM' | 'toDOM'> {
  return { parseDOM: [{ tag }], toDOM: () => [tag, 0] }
}
