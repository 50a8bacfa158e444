import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Command, EditorState } from 'prosemirror-state'
import { proseClass } from '#ui/text/prose-class.ts'
import { openView, type OpenView } from './open-view.ts'
import { textIdOf } from './text-id.ts'
import { Toolbar } from './toolbar.tsx'

/** What screen readers are told of the field, for the text that stands in front of it. */
interface Described {
  id: string
  lang: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

export interface RichTextEditorProps {
  area: RefObject<HTMLTextAreaElement | null>
  /** The field is shown instead: the HTML itself. */
  isSource: boolean
  onSource: (isSource: boolean) => void
  field: Described
}

const textClass =
  'min-h-52 max-h-[32rem] overflow-y-auto rounded-b-control border border-control-line bg-surface px-3 py-2 whitespace-pre-wrap aria-invalid:border-cut [&_.ProseMirror-selectednode]:outline-2 [&_.selectedCell]:bg-brand-wash [&_hr]:border-line [&_td]:min-w-16 [&_th]:min-w-16'

/** Loaded later than the page (rich-text-field.tsx). */
export function RichTextEditor({ area, isSource, onSource, field }: RichTextEditorProps) {
  const mount = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<EditorState>()
  const opened = useOpenView({ mount, area, onState: setState })
  useDescribed(opened, field)
  const run = (command: Command) => {
    const view = opened.current?.view
    if (!view) return
    command(view.state, view.dispatch, view)
    view.focus()
  }
  return (
    <>
      <Toolbar {...{ state, run, isSource, onSource }} text={textIdOf(field.id)} />
      <div
        ref={mount}
        id={textIdOf(field.id)}
        hidden={isSource}
        className={`${proseClass} max-w-none! ${textClass}`}
      />
    </>
  )
}

interface Opening extends Pick<RichTextEditorProps, 'area'> {
  mount: RefObject<HTMLDivElement | null>
  onState: (state: EditorState) => void
}

function useOpenView({ mount, area, onState }: Opening) {
  const opened = useRef<OpenView>(undefined)
  useEffect(() => {
    if (!mount.current || !area.current) return undefined
    const { form } = area.current
    const open = openView(mount.current, area.current, onState)
    opened.current = open
    onState(open.view.state)
    // The form puts its fields back after it has said so.
    const adopt = () => setTimeout(open.adopt)
    form?.addEventListener('reset', adopt)
    return () => {
      form?.removeEventListener('reset', adopt)
      opened.current = undefined
      open.view.destroy()
    }
  }, [mount, area, onState])
  // With every rendering: what the field holds may be another text.
  useEffect(() => opened.current?.adopt())
  return opened
}

function useDescribed(opened: RefObject<OpenView | undefined>, field: Described) {
  const { id, lang, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = field
  useEffect(() => {
    const view = opened.current?.view
    const label = document.querySelector<HTMLLabelElement>(`label[for="${CSS.escape(id)}"]`)
    if (!view || !label) return
    label.id ||= `${id}-label`
    view.setProps({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': label.id,
        ...(lang !== undefined && { lang }),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
    })
  }, [opened, id, lang, describedBy, isInvalid])
}
