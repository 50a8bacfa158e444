import { useRef, useState, type DragEvent } from 'react'
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
import { Field } from '#ui/field.tsx'
import { ActionNotice } from '../../action-notice.tsx'
import { ChosenFile, unseenClass } from '../../forms/chosen-file.tsx'
import { importPath } from '../import-paths.ts'
import type { FileProblem, SentFile } from './file-action.ts'

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
      const { id } = (result as AnsweredForm<SentFile>).answer ?? {}
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
              className={unseenClass}
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
