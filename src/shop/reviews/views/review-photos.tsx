import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { pictureUrl, widthsOf, type Picture } from '../../pictures/picture.ts'
import { PictureView } from '../../pictures/views/picture.tsx'

/** What a buyer photographed; each leads to itself, large. */
export function ReviewPhotos({ photos }: { photos: readonly Picture[] }) {
  if (photos.length === 0) return null
  const { format } = new Intl.NumberFormat(getLocale())
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo.hash}>
          <a href={pictureUrl(photo.hash, widthsOf(photo).at(-1) ?? 640, 'webp')}>
            <PictureView
              picture={photo}
              alt={m.review_photo({ n: format(index + 1) })}
              sizes="5rem"
              widths={[96, 192]}
              placeholder={false}
              className="size-20 rounded-control"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
