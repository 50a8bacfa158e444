import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { hexOfColor } from '#shop/import/formats/colors.ts'
import { pictureUrl } from '#shop/pictures/picture.ts'
import { Icon } from '#ui/icon.tsx'
import { Swatch } from '#ui/swatch.tsx'
import type { Row, RowFields } from '../draft/product-draft.ts'
import type { NamedSlot } from './option-slots.ts'
import { rareFields, RareFields, type RowButtonsProps } from './rare-fields.tsx'
import { columns } from './variant-columns.tsx'
import { examples, nameIdOf, VariantField, type EditedRow } from './variant-field.tsx'

interface VariantRowProps extends EditedRow, Omit<RowButtonsProps, 'name' | 'index'> {
  /** The named ones of the product. */
  options: readonly NamedSlot[]
  /** Hash of the picture that shoppers see for it. */
  picture: string | undefined
}

/** What a row is called: its options, else its SKU. */
export const rowName = (row: RowFields, options: readonly NamedSlot[]): string =>
  [row.color, row.size, ...options.map(({ slot }) => row[slot])].filter(Boolean).join(' · ') ||
  row.sku ||
  m.editor_variant_new()

/** A variant: a row of the table; a card where the table has no room. Rare fields are closed until somebody opens them or one is wrong. */
export function VariantRow({
  options,
  picture,
  isLast,
  isOnly,
  onMove,
  onRemove,
  ...edited
}: VariantRowProps) {
  const { row, index } = edited
  const isWrong = rareFields.some((name) => edited.problemOf(name) !== undefined)
  const [isOpen, setIsOpen] = useState(isWrong)
  // It stays open while the error is being corrected.
  if (isWrong && !isOpen) setIsOpen(true)
  const name = rowName(row, options)
  const rareId = `product-${row.key}-rare`
  return (
    <li>
      <fieldset className="py-3 @3xl:py-1">
        <legend id={nameIdOf(row)} className="sr-only">
          {name}
        </legend>
        <input type="hidden" name={`variants[${index}].key`} value={row.key} />
        <div className="grid grid-cols-6 items-end gap-x-2 gap-y-2 @lg:grid-cols-8 @3xl:flex @3xl:items-start">
          <RowPicture row={row} hash={picture} />
          <OptionCells {...{ options, edited }} />
          <SellingCells {...edited} />
          <MoreButton {...{ row, rareId, isOpen }} onClick={() => setIsOpen(!isOpen)} />
        </div>
        <div id={rareId} className={isOpen ? '' : 'hidden noscript:block'}>
          <RareFields {...edited} {...{ name, isLast, isOnly, onMove, onRemove }} />
        </div>
      </fieldset>
    </li>
  )
}

/** What the variant is. */
const OptionCells = ({
  options,
  edited,
}: Pick<VariantRowProps, 'options'> & { edited: EditedRow }) => (
  <>
    <VariantField
      {...edited}
      isCell
      of="color"
      label={m.editor_color()}
      lang="en"
      placeholder={examples.color}
      className={columns.option}
    />
    <VariantField {...edited} isCell of="size" label={m.editor_size()} className={columns.size} />
    {options.map(({ slot, name }) => (
      <VariantField
        key={slot}
        {...edited}
        isCell
        of={slot}
        label={name}
        className={columns.option}
      />
    ))}
  </>
)

/** How it is sold. */
function SellingCells(edited: EditedRow) {
  const cell = { ...edited, isCell: true }
  const money = { ...cell, inputMode: 'decimal', maxLength: 30 } as const
  return (
    <>
      <VariantField
        {...cell}
        of="sku"
        label={m.editor_sku()}
        maxLength={100}
        className={columns.sku}
      />
      <VariantField {...money} of="price" label={m.editor_price()} className={columns.price} />
      <VariantField
        {...money}
        of="discount"
        label={m.editor_discount()}
        className={columns.discount}
      />
      <VariantField {...money} of="cost" label={m.editor_cost()} className={columns.cost} />
      {edited.row.id === undefined ? (
        <VariantField
          {...cell}
          of="stock"
          label={m.editor_first_stock()}
          inputMode="numeric"
          maxLength={12}
          className={columns.stock}
        />
      ) : (
        <Stock stock={edited.row.stock} />
      )}
    </>
  )
}

/** It moves by adjustments, not by what stands in a form. */
const Stock = ({ stock }: { stock: string }) => (
  <p className={`flex min-w-0 flex-col gap-1 ${columns.stock}`}>
    <span className="text-sm font-medium @3xl:sr-only">{m.editor_stock()}</span>
    <a
      href="#product-stock"
      className="tabular flex min-h-11 items-center font-medium text-brand underline underline-offset-4 @3xl:min-h-9"
    >
      {countText(Number(stock))}
    </a>
  </p>
)

/** Its picture, else its colour. Only in the table: a phone shows all pictures above. */
function RowPicture({ row, hash }: { row: Row; hash: string | undefined }) {
  const hex = row.colorHex || hexOfColor(row.color)
  return (
    <span className={columns.picture}>
      {hash === undefined ? (
        hex && <Swatch hex={hex} className="m-1.5 size-6" />
      ) : (
        <img
          src={pictureUrl(hash, 96, 'webp')}
          alt=""
          loading="lazy"
          className="size-9 rounded-control border border-line object-cover"
        />
      )}
    </span>
  )
}

interface MoreButtonProps {
  row: Row
  rareId: string
  isOpen: boolean
  onClick: () => void
}

const MoreButton = ({ row, rareId, isOpen, onClick }: MoreButtonProps) => {
  const id = `product-${row.key}-more`
  return (
    <button
      type="button"
      id={id}
      aria-labelledby={`${id} ${nameIdOf(row)}`}
      aria-expanded={isOpen}
      aria-controls={rareId}
      title={m.editor_more_fields()}
      onClick={onClick}
      className={`${columns.more} flex min-h-11 items-center justify-center gap-1.5 rounded-control font-medium text-ink-soft hover:bg-brand-wash hover:text-brand noscript:hidden @3xl:min-h-9`}
    >
      <span className="@3xl:sr-only">{m.editor_more_fields()}</span>
      <Icon name="chevron-down" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
    </button>
  )
}
