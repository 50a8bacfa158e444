import { useState } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { m } from '#paraglide/messages.js'
import type { ShownPicture } from '#shop/catalog/product.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { CloseButton } from '#storefront/layout/side-sheet.tsx'

export interface ZoomProps {
  pictures: readonly ShownPicture[]
  name: string
  /** Which one is shown; none means closed. */
  index: number | undefined
  onShow: (index: number | undefined) => void
}

/** A picture as large as the window; a press makes it twice as large. */
export function Zoom({ pictures, name, index, onShow }: ZoomProps) {
  const picture = pictures[index ?? 0] ?? null
  const step = (by: number) => onShow(((index ?? 0) + by + pictures.length) % pictures.length)
  return (
    <Dialog.Root open={index !== undefined} onOpenChange={(isOpen) => !isOpen && onShow(undefined)}>
      <Dialog.Portal>
        <Dialog.Popup
          className="fixed inset-0 z-50 flex flex-col bg-surface transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight') step(1)
            if (key === 'ArrowLeft') step(-1)
          }}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-1 pr-2 pl-4">
            <Dialog.Title className="truncate font-semibold">{name}</Dialog.Title>
            <CloseButton />
          </div>
          <LargePicture key={index} picture={picture} name={name} />
          {pictures.length > 1 && (
            <div className="flex items-center justify-center gap-4 border-t border-line py-1">
              <StepButton
                icon="chevron-left"
                label={m.product_picture_before()}
                onPress={() => step(-1)}
              />
              <span aria-live="polite" className="text-sm">
                {m.product_picture({ n: (index ?? 0) + 1 })}
              </span>
              <StepButton
                icon="chevron-right"
                label={m.product_picture_after()}
                onPress={() => step(1)}
              />
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function LargePicture({ picture, name }: { picture: ShownPicture | null; name: string }) {
  const [isTwice, setIsTwice] = useState(false)
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <button
        type="button"
        aria-pressed={isTwice}
        aria-label={m.product_zoom()}
        onClick={() => setIsTwice(!isTwice)}
        className={
          isTwice ? 'block h-[200%] w-[200%] cursor-zoom-out' : 'block size-full cursor-zoom-in'
        }
      >
        <PictureView
          picture={picture}
          alt={picture?.alt ?? name}
          sizes="100vw"
          widths={[640, 960, 1280]}
          fit="contain"
          className="size-full bg-transparent!"
        />
      </button>
    </div>
  )
}

interface StepButtonProps {
  icon: IconName
  label: string
  onPress: () => void
}

function StepButton({ icon, label, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-control text-brand hover:bg-brand-wash"
    >
      <Icon name={icon} />
    </button>
  )
}
