import { m } from '#paraglide/messages.js'
import { pictureUrl, type Picture } from '#shop/pictures/picture.ts'
import { cutOf, type Shape } from './cut.ts'

interface CutHintProps {
  picture: Picture | null
  shape: Shape
}

/** The whole picture, with what the page cuts off under a veil, and how far it is from what is wanted. */
export function CutHint({ picture, shape }: CutHintProps) {
  if (!picture) return null
  const { width, height, hash } = picture
  const { x, y, width: wide, height: high, lost } = cutOf(picture, shape)
  const frame = `M0 0H${width}V${height}H0Z M${x} ${y}V${y + high}H${x + wide}V${y}Z`
  return (
    <figure className="flex flex-col gap-1.5">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden
        className="max-h-64 w-full max-w-md rounded-control border border-line bg-paper"
      >
        <image href={pictureUrl(hash, 640, 'webp')} width={width} height={height} />
        <path d={frame} fillRule="evenodd" className="fill-scrim" />
        <rect
          x={x}
          y={y}
          width={wide}
          height={high}
          fill="none"
          strokeWidth={width / 160}
          className="stroke-deal"
        />
      </svg>
      <figcaption className="text-sm text-ink-soft">
        {lost < 0.02
          ? m.banners_cut_nothing()
          : m.banners_cut_part({ percent: Math.round(lost * 100) })}
      </figcaption>
    </figure>
  )
}
