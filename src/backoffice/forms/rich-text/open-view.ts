import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { EditorState, type Command } from 'prosemirror-state'
import { goToNextCell, tableEditing } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { fromHtml, toHtml } from './html.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

/** Tab leaves the text, as it leaves every field; only within a table it goes on to the next cell. */
const keys: Record<string, Command> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-u': toggleMark(marks.underline),
  Enter: splitListItem(nodes.list_item),
  'Shift-Enter': chainCommands(breakLine),
  'Mod-]': sinkListItem(nodes.list_item),
  'Mod-[': liftListItem(nodes.list_item),
  Tab: goToNextCell(1),
  'Shift-Tab': goToNextCell(-1),
}

const plugins = [history(), keymap(keys), keymap(baseKeymap), tableEditing()]

const stateOf = (html: string) => EditorState.create({ doc: fromHtml(html), plugins })

/** The browser's own: React overlooks what is set by the one it puts in front. */
const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set

export interface OpenView {
  view: EditorView
  /** The field may hold something else by now: a draft that was thrown away, or what the shop made of what was sent. */
  adopt: () => void
}

/** Edits what the field holds: each change stands in it at once, as if somebody had typed it there. */
export function openView(
  mount: HTMLElement,
  area: HTMLTextAreaElement,
  onState: (state: EditorState) => void,
): OpenView {
  let held = { html: area.value, doc: fromHtml(area.value) }
  let told = area.value
  const tell = (state: EditorState) => {
    // Typed and taken back is not changed, also where the stored text is written another way.
    setValue?.call(area, state.doc.eq(held.doc) ? held.html : toHtml(state.doc))
    told = area.value
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const view = new EditorView(
    { mount },
    {
      state: stateOf(area.value),
      dispatchTransaction: (transaction) => {
        const state = view.state.apply(transaction)
        view.updateState(state)
        if (transaction.docChanged) tell(state)
        onState(state)
      },
    },
  )
  const adopt = () => {
    if (area.value === told) return
    told = area.value
    held = { html: told, doc: fromHtml(told) }
    if (held.doc.eq(view.state.doc)) return
    view.updateState(stateOf(told))
    onState(view.state)
  }
  return { view, adopt }
}
