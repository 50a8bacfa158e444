import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import type { FormResult } from '#pages/form/form-result.ts'
import { UploadProgress } from '#pages/form/upload/upload-progress.tsx'
import { useForm } from '#pages/form/use-form.ts'
import { useUpload } from '#pages/form/upload/use-upload.ts'
import { localPath } from '#pages/shop-link.tsx'
import { countText } from '#pages/money/taka.ts'
import { mostFileBytes } from '#shop/import/jobs/product-import.ts'
import { Button } from '#ui/button.tsx'
import { controlClass, Field } from '#ui/field.tsx'
import { ActionNotice } from '../../action-notice.tsx'
import { importPath } from '../imports-address.ts'
import type { FileProblem, TakenFile } from './take-file.ts'

const mostMegabytes = () => countText(Math.floor(mostFileBytes / 1024 / 1024))

const words: Record<FileProblem, () => string> = {
  'no-file': m.imports_no_file,
  'too-large': () => m.imports_too_large({ n: mostMegabytes() }),
}

/** A file is chosen, or dropped, and sent with its progress. */
export function FileForm({ lastResult }: { lastResult: FormResult | undefined }) {
  const upload = useUpload()
  const navigate = useNavigate()
  const form = useForm<'file', FileProblem>({
    id: 'import-file',
    lastResult,
    words,
    send: upload.send,
    afterwards: async (result) => {
      const { id } = (result as AnsweredForm<TakenFile>).answer ?? {}
      if (id !== undefined) await navigate(localPath(importPath(id)))
      return result
    },
  })
  const { defaultValue: _, error, ...field } = form.field('file')
  const drop = useDrop()
  return (
    <form
      {...form.props}
      encType="multipart/form-data"
      {...drop.props}
      className={`flex flex-col gap-4 rounded-card border-2 border-dashed p-4 md:p-6 ${drop.isOver ? 'border-brand bg-brand-wash' : 'border-control-line bg-surface'}`}
    >
      <Field
        id={field.id}
        label={m.imports_choose()}
        hint={m.imports_choose_hint({ n: mostMegabytes() })}
        error={error}
      >
        {(control) => (
          <ChosenFile name={drop.name}>
            <input
              {...field}
              {...control}
              ref={drop.input}
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,text/csv"
              onChange={({ target }) => drop.see(target)}
              className="absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:opacity-100"
            />
          </ChosenFile>
        )}
      </Field>
      <div>
        <Button type="submit" busy={form.isBusy}>
          {m.imports_look()}
        </Button>
      </div>
      <UploadProgress upload={upload} words={m.imports_sending()} />
      <ActionNotice result={form.result} words={{ 'one-already': m.imports_one_already }} />
    </form>
  )
}

interface ChosenFileProps {
  /** Of the file that was chosen. */
  name: string | undefined
  children: ReactNode
}

/** Browsers write on the field in a language of their own: it lies unseen upon words of the page's. Without scripts nobody would say the name. */
const ChosenFile = ({ name, children }: ChosenFileProps) => (
  <div
    className={`${controlClass} relative flex flex-wrap items-center gap-3 has-focus-visible:outline-2`}
  >
    <span aria-hidden className={`${chooseClass} noscript:hidden`}>
      {m.imports_choose_file()}
    </span>
    <span className="min-w-0 [overflow-wrap:anywhere] noscript:hidden">
      {name ?? m.imports_chosen_none()}
    </span>
    {children}
  </div>
)

const chooseClass =
  'rounded-control bg-brand-wash px-3 py-1.5 text-sm font-semibold text-brand-press'

/** What is dropped anywhere on the form is as if it were chosen. */
function useDrop() {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [name, setName] = useState<string>()
  const see = ({ files }: HTMLInputElement) => setName(files?.[0]?.name)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return {
    input,
    isOver,
    name,
    see,
    props: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setIsOver(false)
        const { files } = event.dataTransfer
        if (!input.current || files.length === 0) return
        input.current.files = files
        see(input.current)
      },
    },
  }
}
