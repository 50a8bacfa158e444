import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { pictureProblems } from '../../pictures/picture-problems.ts'
import type { Upload } from './use-uploads.ts'

const problemWords: Readonly<Record<string, () => string>> = {
  ...pictureProblems,
  'no-connection': m.form_no_connection,
}

interface UploadListProps {
  uploads: readonly Upload[]
  again: (upload: Upload) => void
  drop: (key: number) => void
}

/** Files on their way, and those that were not taken, with the reason. */
export function UploadList({ uploads, again, drop }: UploadListProps) {
  return (
    <ul aria-live="polite" className="mt-4 flex flex-col gap-3 empty:hidden">
      {uploads.map((upload) => {
        const { key, file, share, problem } = upload
        return (
          <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{file.name}</span>
            {problem === undefined ? (
              <progress
                aria-label={m.editor_picture_sending({ name: file.name })}
                max={1}
                value={share ?? 0}
                className="h-2 w-40"
              />
            ) : (
              <>
                <Button variant="quiet" onClick={() => again(upload)}>
                  {m.editor_picture_again()}
                </Button>
                <Button variant="plain" onClick={() => drop(key)}>
                  {m.edit_discard()}
                </Button>
                <span className="w-full font-medium text-cut">
                  {(problemWords[problem] ?? m.form_away)()}
                </span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
