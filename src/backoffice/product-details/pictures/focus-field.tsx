import { useId, type PointerEvent } from 'react'
import { m } from '#paraglide/messages.js'
import { pictureUrl } from '#shop/pictures/picture.ts'
import type { DraftedPicture } from '../draft/product-draft.ts'

interface FocusFieldProps {
  picture: DraftedPicture
  index: number
  onChange: (change: Partial<DraftedPicture>) => void
}

const step = 5

/** Which point of a picture stays in sight on cards: pressed in the picture, or moved along its sides by keys. */
export function FocusField({ picture, index, onChange }: FocusFieldProps) {
  const { hash, focusX, focusY } = picture
  const choose = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      focusX: percentOf(event.clientX - box.left, box.width),
      focusY: percentOf(event.clientY - box.top, box.height),
    })
  }
  const side = (name: 'focusX' | 'focusY', label: string) => (
    <Side
      name={`pictures[${index}].${name}`}
      label={label}
      value={picture[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
  return (
    <details className="self-end">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand">
        {m.editor_focus()}
      </summary>
      <p className="mb-3 text-sm text-ink-soft">{m.editor_focus_hint()}</p>
      <div className="flex flex-wrap items-start gap-4">
        <span
          className="relative inline-block cursor-crosshair touch-none overflow-hidden rounded-control border border-line noscript:hidden"
          onPointerDown={choose}
          onPointerMove={choose}
        >
          <img
            src={pictureUrl(hash, 320, 'webp')}
            alt=""
            loading="lazy"
            draggable={false}
            className="block max-h-56 max-w-full"
          />
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden
            className="pointer-events-none absolute inset-0 size-full fill-none stroke-deal stroke-2"
          >
            <path
              d={`M${focusX} 0V100M0 ${focusY}H100`}
              vectorEffect="non-scaling-stroke"
              strokeDasharray="6 4"
            />
          </svg>
        </span>
        <div className="grid min-w-40 flex-1 gap-3">
          {side('focusX', m.editor_focus_x())}
          {side('focusY', m.editor_focus_y())}
        </div>
      </div>
    </details>
  )
}

interface SideProps {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
}

function Side({ name, label, value, onChange }: SideProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={100}
        step={step}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="h-11 w-full accent-brand"
      />
    </div>
  )
}

/** As the fields beside the picture count. */
function percentOf(distance: number, side: number): string {
  const percent = side > 0 ? (distance / side) * 100 : 50
  return String(Math.round(Math.min(100, Math.max(0, percent)) / step) * step)
}
