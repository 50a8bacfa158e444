import { smallPicture } from '#shop/pictures/picture.ts'
import { Icon } from '#ui/icon.tsx'

interface LinePictureProps {
  hash: string | null
  isDim?: boolean
}

/** Of a line that is being written. */
export function LinePicture({ hash, isDim = false }: LinePictureProps) {
  const url = smallPicture(hash)
  return (
    <span
      className={`grid size-14 shrink-0 place-items-center overflow-hidden rounded-control bg-paper text-control-line ${isDim ? 'opacity-50' : ''}`}
    >
      {url ? (
        <img
          src={url}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Icon name="package" className="size-6" />
      )}
    </span>
  )
}
