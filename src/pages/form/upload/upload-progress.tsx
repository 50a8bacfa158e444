import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { Button } from '#ui/button.tsx'
import type { Upload } from './use-upload.ts'

interface UploadProgressProps {
  upload: Upload
  /** What is being sent, and that it may take a while. */
  words: string
}

/** How much of a file is sent, with a way to stop it. Screen readers announce that it begins and that it was stopped; the bar shows the rest. */
export function UploadProgress({ upload: { share, isStopped, stop }, words }: UploadProgressProps) {
  return (
    <>
      {share !== undefined && (
        <div className="flex flex-col gap-2">
          <div className="flex items-center gap-3">
            <progress
              aria-label={m.upload_label()}
              max={1}
              value={share}
              className="h-2 min-w-0 flex-1"
            />
            <span className="tabular text-sm text-ink-soft">{percent(share)}</span>
          </div>
          {share < 1 && (
            <Button variant="quiet" className="self-start" onClick={stop}>
              {m.upload_stop()}
            </Button>
          )}
        </div>
      )}
      <output className="empty:hidden">
        {share !== undefined && words}
        {share === undefined && isStopped && m.upload_stopped()}
      </output>
    </>
  )
}

const percent = (share: number) =>
  new Intl.NumberFormat(getLocale(), { style: 'percent' }).format(Math.floor(share * 100) / 100)
