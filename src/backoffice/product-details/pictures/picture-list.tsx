import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useReportUpload, type PendingUploads } from '#pages/form/upload/pending-uploads.ts'
import { countText } from '#pages/money/taka.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { DraftedPicture } from '../draft/product-draft.ts'
import { moved, withPicture } from './order-pictures.ts'
import type { ShownChoice } from './shown-rows.ts'
import { PictureItem } from './picture-item.tsx'
import { UploadList } from './upload-list.tsx'
import { useDragging } from './use-dragging.ts'
import { useUploads } from './use-uploads.ts'

type Make = (pictures: readonly DraftedPicture[]) => DraftedPicture[]

interface PictureListProps {
  pictures: readonly DraftedPicture[]
  choices: readonly ShownChoice[]
  change: (make: Make) => void
  uploads: PendingUploads
}

interface Removed {
  picture: DraftedPicture
  index: number
}

/** What it looks like: files dropped or chosen, in their order, in words. The first one stands on cards. */
export function PictureList({ pictures, choices, change, uploads }: PictureListProps) {
  const [removed, setRemoved] = useState<Removed>()
  const [said, setSaid] = useState('')
  const uploading = useUploads((hash) => change((all) => withPicture(all, hash)))
  const isSending = uploading.uploads.some(({ problem }) => problem === undefined)
  const state = isSending ? 'sending' : uploading.uploads.length > 0 ? 'unsent' : undefined
  useReportUpload(uploads, 'pictures', m.editor_pictures(), state)
  const move = (from: number, to: number) => {
    change((all) => moved(all, from, to))
    setSaid(m.editor_picture_moved({ n: countText(to + 1) }))
  }
  const card = useDragging({ onMove: move, onFiles: uploading.add })
  const remove = (index: number) => {
    const picture = pictures[index]
    if (picture) setRemoved({ picture, index })
    change((all) => all.filter((_, at) => at !== index))
  }
  const putBack = ({ picture, index }: Removed) => {
    change((all) => all.toSpliced(index, 0, picture))
    setRemoved(undefined)
  }
  return (
    <div ref={card}>
      <p className="-mt-3 mb-4 text-sm text-ink-soft">{m.editor_pictures_hint()}</p>
      <ul className="flex flex-col gap-4">
        {pictures.map((picture, index) => (
          <PictureItem
            key={picture.hash}
            {...{ picture, index, choices }}
            isLast={index === pictures.length - 1}
            onChange={(next) =>
              change((all) =>
                all.map((one) => (one.hash === picture.hash ? { ...one, ...next } : one)),
              )
            }
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <output className="sr-only">{said}</output>
      {removed && (
        <p className="mt-4 flex flex-wrap items-center gap-3 rounded-control bg-deal-wash px-4 py-2 text-on-deal-wash">
          <span className="min-w-0 flex-1">{m.editor_picture_removed()}</span>
          <Button variant="quiet" onClick={() => putBack(removed)}>
            {m.editor_undo()}
          </Button>
        </p>
      )}
      <UploadList {...uploading} />
      <ChooseFiles onChoose={uploading.add} />
      <p className="mt-3 text-sm text-ink-soft not-noscript:hidden">
        {m.editor_pictures_scripts()}
      </p>
    </div>
  )
}

function ChooseFiles({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  return (
    <label
      className={buttonClass(
        'quiet',
        'mt-4 w-full cursor-pointer border-dashed! py-6! has-focus-visible:outline-2 noscript:hidden',
      )}
    >
      <Icon name="plus" className="size-4" />
      {m.editor_pictures_choose()}
      <input
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        className="sr-only"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
