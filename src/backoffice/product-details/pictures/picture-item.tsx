import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { focusClass } from '#shop/pictures/focus.ts'
import { smallPicture } from '#shop/pictures/picture.ts'
import { Field, Select, TextField } from '#ui/field.tsx'
import type { DraftedPicture } from '../draft/product-draft.ts'
import { IconButton } from '../icon-button.tsx'
import { FocusField } from './focus-field.tsx'
import { withChosen, type ShownChoice } from './shown-rows.ts'

interface PictureItemProps {
  picture: DraftedPicture
  index: number
  isLast: boolean
  /** The rows that it may be shown for. */
  choices: readonly ShownChoice[]
  onChange: (change: Partial<DraftedPicture>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** A picture with what it shows; moved by dragging, or by its buttons. */
export function PictureItem({ picture, index, isLast, choices, ...does }: PictureItemProps) {
  const { onChange, onMove, onRemove } = does
  const { hash, alt } = picture
  const n = countText(index + 1)
  const altField = (name: 'alt' | 'altBn', label: string, lang: 'en' | 'bn') => (
    <TextField
      name={`pictures[${index}].${name}`}
      label={label}
      value={picture[name]}
      maxLength={250}
      lang={lang}
      autoComplete="off"
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  return (
    <li
      className="flex flex-wrap gap-3 rounded-control border border-line p-3 sm:flex-nowrap"
      data-place={index}
    >
      <input type="hidden" name={`pictures[${index}].hash`} value={hash} />
      <div className="flex shrink-0 flex-row items-center gap-1 sm:flex-col">
        <img
          src={smallPicture(hash)}
          alt={alt || m.product_picture({ n })}
          width={96}
          height={96}
          draggable
          className={`size-24 cursor-grab rounded-control border border-line object-cover ${focusOf(picture)}`}
        />
        <div className="flex noscript:hidden">
          <IconButton
            icon="chevron-left"
            label={m.editor_picture_earlier({ n })}
            isOff={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={m.editor_picture_later({ n })}
            isOff={isLast}
            onClick={() => onMove(index + 1)}
          />
          <IconButton
            icon="trash"
            label={m.editor_picture_remove({ n })}
            isOff={false}
            onClick={onRemove}
          />
        </div>
      </div>
      <div className="grid min-w-0 flex-1 basis-60 items-start gap-3 md:grid-cols-2">
        {altField('alt', m.editor_alt_en(), 'en')}
        {altField('altBn', m.editor_alt_bn(), 'bn')}
        <ShowsField {...{ picture, index, choices, onChange }} />
        <FocusField {...{ picture, index, onChange }} />
      </div>
    </li>
  )
}

const focusOf = ({ focusX, focusY }: DraftedPicture) =>
  focusClass({ x: Number(focusX), y: Number(focusY) })

type ShowsFieldProps = Pick<PictureItemProps, 'picture' | 'index' | 'choices' | 'onChange'>

const ShowsField = ({ picture, index, choices, onChange }: ShowsFieldProps) => (
  <Field label={m.editor_picture_shows()}>
    {(control) => (
      <Select
        {...control}
        name={`pictures[${index}].row`}
        value={picture.row}
        onChange={({ target }) => onChange({ row: target.value })}
      >
        <option value="">{m.editor_picture_shows_all()}</option>
        {withChosen(choices, picture.row).map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
