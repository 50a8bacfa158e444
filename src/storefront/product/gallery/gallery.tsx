import { useRef, useState, type MouseEvent } from 'react'
import { m } from '#paraglide/messages.js'
import type { ProductView, ShownPicture, VariantView } from '#shop/catalog/product.ts'
import { pictureUrl, widthsOf, type Picture } from '#shop/pictures/picture.ts'
import { pictureSizes } from '#shop/pictures/views/picture-sizes.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { Icon } from '#ui/icon.tsx'
import { useZoom } from './use-zoom.tsx'

interface GalleryProps {
  product: ProductView
  variant: VariantView
  name: string
}

/** The pictures of a variant: a strip to swipe through, thumbnails, and each one large. Without JavaScript all are links. */
export function Gallery({ product, variant, name }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const pictures = picturesOf(product, variant)
  const { zoom, openZoom, preloadZoom } = useZoom(pictures, name)

  function show(event: MouseEvent, index: number) {
    event.preventDefault()
    const { current: element } = strip
    element?.scrollTo({ left: index * element.clientWidth })
  }
  function follow() {
    const { current: element } = strip
    if (element) setCurrent(Math.round(element.scrollLeft / Math.max(element.clientWidth, 1)))
  }

  if (pictures.length === 0) {
    return <WithoutPictures url={product.videoUrl} name={name} />
  }
  return (
    <section
      aria-label={m.product_pictures({ name })}
      className="min-w-0 self-start min-[40rem]:sticky min-[40rem]:top-4"
    >
      <ul
        ref={strip}
        onScroll={follow}
        className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-card border border-line bg-surface [scrollbar-width:none]"
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.hash}
            id={`picture-${index + 1}`}
            className="w-full shrink-0 snap-center"
          >
            <a
              href={largest(picture)}
              aria-label={`${m.product_zoom()}: ${m.product_picture({ n: index + 1 })}`}
              onClick={(event) => openZoom(event, index)}
              onPointerEnter={preloadZoom}
              className="group relative block cursor-zoom-in -outline-offset-4"
            >
              <LargePicture picture={picture} name={name} isFirst={index === 0} />
            </a>
          </li>
        ))}
      </ul>
      <Thumbnails pictures={pictures} current={current} onShow={show} />
      <VideoLink url={product.videoUrl} />
      {zoom}
    </section>
  )
}

function WithoutPictures({ url, name }: { url: string; name: string }) {
  return (
    <div className="self-start">
      <PictureView
        picture={null}
        alt={name}
        {...pictureSizes.gallery}
        className="aspect-video overflow-hidden rounded-card border border-line min-[40rem]:aspect-square"
      />
      <VideoLink url={url} />
    </div>
  )
}

interface LargePictureProps {
  picture: ShownPicture
  name: string
  isFirst: boolean
}

function LargePicture({ picture, name, isFirst }: LargePictureProps) {
  return (
    <>
      <PictureView
        picture={picture}
        alt={picture.alt ?? name}
        {...pictureSizes.gallery}
        priority={isFirst}
        placeholder={isFirst}
        fit="contain"
        // On phones the name stands on the first screen, too.
        className="aspect-square w-full max-[40rem]:max-h-[40svh]"
      />
      <span className="absolute right-3 bottom-3 hidden size-11 place-items-center rounded-full bg-surface text-ink-soft group-hover:text-brand md:grid">
        <Icon name="zoom" />
      </span>
    </>
  )
}

interface ThumbnailsProps {
  pictures: readonly Picture[]
  current: number
  onShow: (event: MouseEvent, index: number) => void
}

function Thumbnails({ pictures, current, onShow }: ThumbnailsProps) {
  if (pictures.length < 2) return null
  return (
    <ul className="mt-3 flex gap-2 overflow-x-auto p-1">
      {pictures.map((picture, index) => (
        <li key={picture.hash} className="shrink-0">
          <a
            href={`#picture-${index + 1}`}
            aria-label={m.product_picture({ n: index + 1 })}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => onShow(event, index)}
            className="block overflow-hidden rounded-control border-2 border-transparent aria-current:border-brand"
          >
            <PictureView
              picture={picture}
              alt=""
              {...pictureSizes.thumbnail}
              placeholder={false}
              className="size-16 md:size-18"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Nothing of another site is loaded before it is wanted; on a phone its own program opens. */
function VideoLink({ url }: { url: string }) {
  if (url === '') return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
    >
      <Icon name="play" />
      {m.product_video()}
    </a>
  )
}

/** Where only other variants have pictures, theirs are better than none. */
function picturesOf({ pictures }: ProductView, variant: VariantView): ShownPicture[] {
  const own = variant.pictures.flatMap((index) => pictures[index] ?? [])
  return own.length > 0 ? own : pictures
}

function largest(picture: Picture): string {
  return pictureUrl(picture.hash, widthsOf(picture).at(-1) ?? 1280, 'webp')
}
