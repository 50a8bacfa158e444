import { coverClass } from '../focus.ts'
import {
  pictureUrl,
  widthsOf,
  type Picture,
  type PictureFormat,
  type PictureWidth,
} from '../picture.ts'

interface PictureViewProps {
  /** Null where a product has none: a calm drawn box stands in its place. */
  picture: Picture | null
  /** Of other proportions, for screens of at most 768 px. */
  narrow?: Picture | undefined
  /** Empty where the picture only repeats the text beside it. */
  alt: string
  /** How wide the picture is on the page; see pictureSizes. */
  sizes: string
  widths?: readonly PictureWidth[]
  /** The first thing that a shopper sees: loaded at once, before others. */
  priority?: boolean
  /** Not seen yet, but soon: loaded by itself, after what is seen. All others wait until they come near. */
  ahead?: boolean
  /** Costs a page about 140 characters; leave it out where many small pictures stand. */
  placeholder?: boolean
  /** `contain` shows all of the picture, `cover` fills the box. */
  fit?: 'cover' | 'contain'
  /** Of the box. It gives the box its shape (`aspect-square rounded-card`); without one the picture's own counts. */
  className?: string
}

const boxClass = 'relative block overflow-hidden bg-paper'

/** A picture in the best format that the browser knows. Before it is there, its placeholder shows under it. */
export function PictureView({ picture, alt, className = '', ...rest }: PictureViewProps) {
  if (!picture) return <MissingPicture alt={alt} className={className} />
  const { placeholder = true, fit = 'cover' } = rest
  const fitClass = fit === 'cover' ? coverClass(picture.focus) : 'object-contain'
  return (
    <span className={`${boxClass} ${className}`}>
      {placeholder && picture.placeholder && (
        // A layer of its own: the Content-Security-Policy forbids style attributes.
        <picture className="contents">
          {rest.narrow?.placeholder && <source media={onPhones} srcSet={rest.narrow.placeholder} />}
          <img
            src={picture.placeholder}
            alt=""
            aria-hidden="true"
            className={`absolute inset-0 size-full ${fitClass}`}
          />
        </picture>
      )}
      <PictureSources {...rest} picture={picture} alt={alt} fitClass={fitClass} />
    </span>
  )
}

type SourcesProps = Pick<
  PictureViewProps,
  'alt' | 'sizes' | 'widths' | 'priority' | 'ahead' | 'narrow'
> & {
  picture: Picture
  fitClass: string
}

function PictureSources(props: SourcesProps) {
  const { picture, narrow, alt, sizes, widths, fitClass, ...when } = props
  const offered = widthsOf(picture, widths)
  // Browsers that know neither AVIF nor WebP are few and old: one middling JPEG serves them.
  const fallback = offered.findLast((width) => width <= 640) ?? offered[0] ?? 640
  return (
    <picture className="contents">
      {narrow &&
        formats.map((format) => (
          <source
            key={format}
            media={onPhones}
            type={`image/${format}`}
            srcSet={sourceSet(narrow, format, widths)}
            sizes={sizes}
          />
        ))}
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={sourceSet(picture, format, widths)}
          sizes={sizes}
        />
      ))}
      <img
        src={pictureUrl(picture.hash, fallback, 'jpg')}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className={`relative size-full ${fitClass}`}
        {...loadingOf(when)}
      />
    </picture>
  )
}

const formats = ['avif', 'webp'] as const

/** As `md` of style.css begins above it. */
const onPhones = '(max-width: 48rem)'

function sourceSet(
  picture: Picture,
  format: PictureFormat,
  widths: readonly PictureWidth[] | undefined,
): string {
  return widthsOf(picture, widths)
    .map((width) => {
      const real = Math.min(width, picture.width)
      return `${pictureUrl(picture.hash, width, format)} ${real}w`
    })
    .join(', ')
}

function loadingOf({ priority, ahead }: Pick<SourcesProps, 'priority' | 'ahead'>) {
  if (priority) return { fetchPriority: 'high', loading: 'eager' } as const
  if (ahead) return { fetchPriority: 'low', loading: 'eager', decoding: 'async' } as const
  return { loading: 'lazy', decoding: 'async' } as const
}

/** A sheet with a hill and a sun, drawn in the colours of the page. */
function MissingPicture({ alt, className }: { alt: string; className: string }) {
  const named = alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true }
  return (
    <span className={`${boxClass} text-line ${className}`} {...named}>
      <svg viewBox="0 0 120 120" className="block size-full" fill="none" aria-hidden="true">
        <g stroke="currentColor" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
          <rect x="36" y="40" width="48" height="40" rx="5" />
          <path d="m36 72 14-13 10 9 9-8 15 13" />
          <circle cx="70" cy="52" r="4" />
        </g>
      </svg>
    </span>
  )
}
