import type { DOMOutputSpec, Mark, Node } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { allowedTags, isAllowedLink } from '#platform/text/markup.ts'
import { sanitiseHtml } from '#platform/text/sanitise-html.ts'
import { schema } from './schema.ts'

/** Without a document of a browser: what ProseMirror would make elements of. */
function written(spec: DOMOutputSpec, inner: string): string {
  if (!Array.isArray(spec)) throw new Error('Expected a tag with its content')
  const [tag, ...rest] = spec as [string, ...unknown[]]
  const [first] = rest
  const isNamed = typeof first === 'object' && first !== null && !Array.isArray(first)
  const attributes = Object.entries(isNamed ? first : {}).map(
    ([name, value]) => ` ${name}="${String(value)}"`,
  )
  const [below] = isNamed ? rest.slice(1) : rest
  if (below === undefined) return `<${tag}${attributes.join('')} />`
  const content = below === 0 ? inner : written(below as DOMOutputSpec, inner)
  return `<${tag}${attributes.join('')}>${content}</${tag}>`
}

function html(node: Node): string {
  const inner = node.isText ? (node.text ?? '') : node.children.map(html).join('')
  const own = node.type.spec.toDOM ? written(node.type.spec.toDOM(node), inner) : inner
  return node.marks.reduceRight((around: string, mark: Mark) => written(markOf(mark), around), own)
}

const markOf = (mark: Mark): DOMOutputSpec => {
  const { toDOM } = mark.type.spec
  if (!toDOM) throw new Error(`Expected a tag of ${mark.type.name}`)
  return toDOM(mark, true)
}

const { nodes, marks } = schema
const href = 'https://example.com/a'
const said = Object.values(marks).map((type) =>
  schema.text('কথা', [type.create(type === marks.link ? { href } : null)]),
)
const paragraph = nodes.paragraph.create(null, [
  schema.text('Text'),
  nodes.hard_break.create(),
  ...said,
])

/** Everything that can be written, once. */
const everything = nodes.doc.create(null, [
  paragraph,
  ...[2, 3, 4].map((level) => nodes.heading.create({ level }, schema.text('Heading'))),
  nodes.blockquote.create(null, paragraph),
  nodes.horizontal_rule.create(),
  ...[nodes.ordered_list, nodes.bullet_list].map((list) =>
    list.create(null, nodes.list_item.create(null, paragraph)),
  ),
  nodes.definition_list.create(null, [
    nodes.definition_term.create(null, schema.text('Weight')),
    nodes.definition_text.create(null, paragraph),
  ]),
  nodes.table.create(
    null,
    nodes.table_row.create(null, [
      nodes.table_header.create({ colspan: 2, rowspan: 2 }, paragraph),
      nodes.table_cell.create(null, paragraph),
    ]),
  ),
])

test('whatever can be written with the editor stays when it is saved', () => {
  everything.check()
  const seen = new Set<string>()
  everything.descendants((node) => void seen.add(node.type.name))
  expect([...seen].toSorted()).toEqual(
    Object.keys(nodes)
      .filter((name) => name !== 'doc')
      .toSorted(),
  )
  expect(sanitiseHtml(html(everything))).toBe(html(everything))
})

test('whatever may be saved can be read by the editor', () => {
  const rules = [...Object.values(nodes), ...Object.values(marks)].flatMap(
    ({ spec }) => spec.parseDOM ?? [],
  )
  const read = new Set(rules.flatMap(({ tag }) => (tag ? [tag.replace(/\[.*/, '')] : [])))
  // Without a meaning of their own: what stands in them is read as if it stood there without them.
  const aroundOthers = ['div', 'caption', 'thead', 'tbody', 'tfoot']
  expect(allowedTags.filter((tag) => !read.has(tag))).toEqual(aroundOthers)
})

test('a link leads where saving lets it lead', () => {
  const links = [
    'https://example.com',
    '/shop',
    'tel:+8801712345678',
    'mailto:a@example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//example.com',
  ]
  for (const link of links)
    expect([link, isAllowedLink(link)]).toEqual([
      link,
      sanitiseHtml(`<a href="${link}">x</a>`).includes('href='),
    ])
})
