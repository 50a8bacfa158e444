import { m } from '#paraglide/messages.js'
import { hexOfColor } from '#shop/import/formats/colors.ts'
import { Swatch } from '#ui/swatch.tsx'
import { IconButton } from '../icon-button.tsx'
import { examples, VariantField, type EditedRow } from './variant-field.tsx'

export const rareFields = ['colorBn', 'colorHex', 'barcode', 'weight'] as const

export interface RowButtonsProps {
  /** Of the variant. */
  name: string
  index: number
  isLast: boolean
  isOnly: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** Fields of a variant that are rarely changed: shown below its row when it is expanded. */
export const RareFields = ({
  name,
  isLast,
  isOnly,
  onMove,
  onRemove,
  ...edited
}: EditedRow & RowButtonsProps) => (
  <div className="mt-2 mb-1 grid grid-cols-2 items-start gap-x-2 gap-y-3 rounded-control bg-paper p-3 @3xl:flex @3xl:*:flex-1">
    <VariantField
      {...edited}
      of="colorBn"
      label={m.editor_color_bn()}
      lang="bn"
      placeholder={examples.colorBn}
      className="col-span-2 @lg:col-span-1"
    />
    <ColorField {...edited} />
    <VariantField {...edited} of="barcode" label={m.editor_barcode()} inputMode="numeric" />
    <VariantField
      {...edited}
      of="weight"
      label={m.editor_weight()}
      inputMode="numeric"
      maxLength={12}
    />
    <RowButtons index={edited.index} {...{ name, isLast, isOnly, onMove, onRemove }} />
  </div>
)

const RowButtons = ({ name, index, isLast, isOnly, onMove, onRemove }: RowButtonsProps) => (
  <div className="col-span-2 flex items-center justify-end noscript:hidden @3xl:mt-7 @3xl:flex-none!">
    <IconButton
      icon="chevron-down"
      label={m.editor_earlier({ name })}
      isOff={index === 0}
      onClick={() => onMove(-1)}
      className="[&_svg]:rotate-180"
    />
    <IconButton
      icon="chevron-down"
      label={m.editor_later({ name })}
      isOff={isLast}
      onClick={() => onMove(1)}
    />
    <IconButton
      icon="trash"
      label={m.editor_variant_remove({ name })}
      isOff={isOnly}
      onClick={onRemove}
    />
  </div>
)

/** Its code, typed or chosen; of a name that everybody knows it is offered. */
function ColorField(edited: EditedRow) {
  const { row, onChange } = edited
  const offered = hexOfColor(row.color) ?? hexOfColor(row.colorBn)
  const isHex = /^#[0-9a-f]{6}$/i.test(row.colorHex)
  return (
    <div className="col-span-2 flex min-w-0 items-start gap-2 @lg:col-span-1">
      <VariantField
        {...edited}
        of="colorHex"
        label={m.editor_hex()}
        placeholder={offered ?? '#1a2b3c'}
        maxLength={7}
        spellCheck={false}
        className="flex-1"
      />
      <label className="relative mt-7 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control border border-control-line noscript:hidden has-focus-visible:outline-2">
        <span className="sr-only">{m.editor_hex_choose()}</span>
        <Swatch hex={isHex ? row.colorHex : (offered ?? '#ffffff')} className="size-6" />
        <input
          type="color"
          value={isHex ? row.colorHex.toLowerCase() : (offered ?? '#ffffff')}
          onChange={({ target }) => onChange({ colorHex: target.value })}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
    </div>
  )
}
