import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type RefObject,
} from 'react'
import { Field, TextArea, type TextAreaField } from '#ui/field.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { textIdOf } from './text-id.ts'

/**
 * A text with headings, lists and links. Before scripts arrive, and where the editor does not come, it is the field that holds the
 * HTML; the editor stands in front of that field and writes into it, so that forms and drafts know nothing of it.
 */
export const RichTextField = ({
  label,
  hint,
  error,
  optional,
  id,
  ...area
}: ComponentProps<typeof TextAreaField>) => (
  <Field {...{ label, hint, error, optional, id }}>
    {(control) => <RichText {...area} {...control} />}
  </Field>
)

function RichText(props: ComponentProps<'textarea'> & { id: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [Editor, setEditor] = useState<ComponentType<RichTextEditorProps>>()
  useLateEditor(area, setEditor)
  const [isSource, setIsSource] = useState(false)
  const isRich = Editor !== undefined && !isSource
  return (
    <div className="relative">
      {Editor && (
        <Editor
          area={area}
          isSource={isSource}
          onSource={setIsSource}
          field={{ id: props.id, lang: props.lang, ...describedBy(props) }}
        />
      )}
      {/* A label that is pressed and a form that shows what is wrong still find the field. */}
      <div className={isRich ? 'sr-only' : undefined}>
        <TextArea
          {...props}
          ref={area}
          className={Editor ? 'rounded-t-none!' : ''}
          {...(isRich && {
            tabIndex: -1,
            'aria-hidden': true,
            onFocus: () => document.getElementById(textIdOf(props.id))?.focus(),
          })}
        />
      </div>
    </div>
  )
}

const describedBy = (props: ComponentProps<'textarea'>) => ({
  'aria-describedby': props['aria-describedby'],
  'aria-invalid': props['aria-invalid'],
})

/** Its library comes when a page has such a field. A person who types already goes on in the field until they leave it. */
function useLateEditor(
  area: RefObject<HTMLTextAreaElement | null>,
  setEditor: (make: () => ComponentType<RichTextEditorProps>) => void,
): void {
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    void import('./rich-text-editor.tsx').then(
      ({ RichTextEditor }) => {
        const show = () => signal.aborted || setEditor(() => RichTextEditor)
        if (document.activeElement !== area.current) show()
        else area.current?.addEventListener('blur', show, { once: true, signal })
      },
      () => undefined,
    )
    return () => gone.abort()
  }, [area, setEditor])
}
