import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { TextSelection, type Command, type EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables'
import { m } from '#paraglide/messages.js'
import { schema } from './schema.ts'
import type { ToolIconName } from './tool-icon.tsx'

const { nodes, marks } = schema

export interface Tool {
  icon: ToolIconName
  words: () => string
  keys?: string
  run: Command
  /** Of what is switched on and off. */
  isOn?: (state: EditorState) => boolean
}

function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection
  if (empty) return Boolean(type.isInSet(storedMarks ?? $from.marks()))
  return doc.rangeHasMark(from, to, type)
}

const isWithin = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(
    (node) => node.type === type,
  )

/** Either way of one button: pressed again, it takes back. */
const switched =
  (isOn: (state: EditorState) => boolean, on: Command, off: Command): Command =>
  (state, dispatch, view) =>
    (isOn(state) ? off : on)(state, dispatch, view)

const marking = (icon: ToolIconName, words: () => string, type: MarkType, keys: string): Tool => ({
  icon,
  words,
  keys,
  run: toggleMark(type),
  isOn: (state) => isMarked(state, type),
})

function headed(icon: ToolIconName, words: () => string, level: number): Tool {
  const isOn = ({ selection: { $from } }: EditorState) =>
    $from.parent.type === nodes.heading && $from.parent.attrs['level'] === level
  const run = switched(isOn, setBlockType(nodes.heading, { level }), setBlockType(nodes.paragraph))
  return { icon, words, run, isOn }
}

/** `run`: into it, and out of it. */
function within(
  icon: ToolIconName,
  words: () => string,
  { type, run: [into, out] }: { type: NodeType; run: [Command, Command] },
): Tool {
  const isOn = (state: EditorState) => isWithin(state, type)
  return { icon, words, run: switched(isOn, into, out), isOn }
}

const listed = (icon: ToolIconName, words: () => string, type: NodeType) =>
  within(icon, words, { type, run: [wrapInList(type), liftListItem(nodes.list_item)] })

const cells = (type: NodeType) =>
  Array.from({ length: 2 }, () => type.createAndFill()).filter((cell) => cell !== null)

/** Two columns: what something is called, and what it is. */
const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const rows = [nodes.table_header, nodes.table_cell, nodes.table_cell]
  const table = nodes.table.create(
    null,
    rows.map((type) => nodes.table_row.create(null, cells(type))),
  )
  const tr = state.tr.replaceSelectionWith(table)
  const first = tr.mapping.map(state.selection.from, -1) + 1
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(first))).scrollIntoView())
  return true
}

/** In groups, as they stand beside each other. */
export const tools: readonly (readonly Tool[])[] = [
  [
    marking('bold', m.rich_text_bold, marks.strong, 'Control+B'),
    marking('italic', m.rich_text_italic, marks.em, 'Control+I'),
  ],
  [headed('heading', m.rich_text_heading, 2), headed('subheading', m.rich_text_subheading, 3)],
  [
    listed('bullets', m.rich_text_bullets, nodes.bullet_list),
    listed('numbers', m.rich_text_numbers, nodes.ordered_list),
    within('quote', m.rich_text_quote, {
      type: nodes.blockquote,
      run: [wrapIn(nodes.blockquote), lift],
    }),
    { icon: 'table', words: m.rich_text_table, run: insertTable },
  ],
  [
    { icon: 'undo', words: m.rich_text_undo, keys: 'Control+Z', run: undo },
    { icon: 'redo', words: m.rich_text_redo, keys: 'Control+Y', run: redo },
  ],
]

/** While somebody writes in a table. */
export const tableTools: readonly Tool[] = [
  { icon: 'row-add', words: m.rich_text_row_add, run: addRowAfter },
  { icon: 'row-delete', words: m.rich_text_row_delete, run: deleteRow },
  { icon: 'column-add', words: m.rich_text_column_add, run: addColumnAfter },
  { icon: 'column-delete', words: m.rich_text_column_delete, run: deleteColumn },
  { icon: 'table-delete', words: m.rich_text_table_delete, run: deleteTable },
]

export const isTableEdited = isInTable

/** URL of the link in which somebody writes. */
export function linkAt(state: EditorState): string | undefined {
  const { $from, to } = state.selection
  const at = marks.link.isInSet($from.marks())
  if (at) return String(at.attrs['href'])
  let found: string | undefined
  state.doc.nodesBetween($from.pos, to, (node) => {
    const mark = marks.link.isInSet(node.marks)
    if (mark) found ??= String(mark.attrs['href'])
  })
  return found
}

/** The whole link around the place, or what is selected; without either, the URL itself becomes the text. */
export function setLink(href: string | undefined): Command {
  return (state, dispatch) => {
    const { from, to } = rangeOfLink(state)
    const { tr } = state
    if (from === to) {
      if (href !== undefined) tr.insert(from, schema.text(href, [marks.link.create({ href })]))
    } else {
      tr.removeMark(from, to, marks.link)
      if (href !== undefined) tr.addMark(from, to, marks.link.create({ href }))
    }
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

function rangeOfLink({ selection, doc }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection
  if (!empty || !marks.link.isInSet($from.marks())) return { from, to }
  const start = $from.start()
  let range = { from, to }
  doc.nodesBetween(start, $from.end(), (node, pos) => {
    const end = pos + node.nodeSize
    if (marks.link.isInSet(node.marks) && pos <= from && end >= from) range = { from: pos, to: end }
  })
  return range
}
