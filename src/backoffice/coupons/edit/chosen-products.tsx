import { useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage } from '#platform/language.ts'
import type { NamedProduct } from '#shop/catalog/desk/find-product-ids.ts'
import { TextAreaField } from '#ui/field.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { lateFinder } from '../../forms/late-finder.tsx'
import { IconButton } from '../../product-details/icon-button.tsx'
import { calledIn } from './called-products.ts'
import type { CouponField } from './edited-coupon.ts'

const LateProductFinder = lateFinder(() =>
  import('./product-finder.tsx').then(({ ProductFinder }) => ProductFinder),
)

interface ChosenProductsProps {
  field: ReturnType<CouponField>
  /** How the stored ones are called. */
  named: readonly NamedProduct[]
}

/** Products that are found by name or SKU and listed by name. The text holds them: many are pasted there, and it works before scripts arrive. */
export function ChosenProducts({ field, named }: ChosenProductsProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(field.defaultValue)
  const [found, setFound] = useState<readonly NamedProduct[]>([])
  const called = calledIn(text)
  const write = (next: readonly string[]) => {
    if (!area.current) return
    area.current.value = next.join('\n')
    // As if it was typed: what watches the form hears of it.
    area.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const add = (product: NamedProduct) => {
    setFound((before) => [...before, product])
    if (!called.includes(product.slug)) write([...called, product.slug])
  }
  return (
    <div className="flex flex-col gap-4">
      <LateProductFinder onChoose={add} />
      <ChosenList
        called={called}
        named={[...named, ...found]}
        onRemove={(gone) => write(called.filter((one) => one !== gone))}
      />
      <TextAreaField
        {...field}
        ref={area}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        label={m.coupons_products()}
        hint={m.coupons_products_hint()}
        rows={4}
        spellCheck={false}
      />
    </div>
  )
}

interface ChosenListProps {
  called: readonly string[]
  named: readonly NamedProduct[]
  onRemove: (called: string) => void
}

function ChosenList({ called, named, onRemove }: ChosenListProps) {
  if (called.length === 0)
    return <p className="text-ink-soft noscript:hidden">{m.coupons_no_products()}</p>
  const names = new Map(named.map((product) => [product.slug, product]))
  return (
    <ul
      aria-label={m.coupons_chosen_products()}
      className="divide-y divide-line border-y border-line"
    >
      {called.map((one) => {
        const product = names.get(one)
        const name = product ? inLanguage(getLocale(), product.name, product.nameBn) : one
        return (
          <li key={one} className="flex min-h-11 items-center gap-3">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]" lang={langOf(name)}>
              {name}
            </span>
            <IconButton
              icon="trash"
              label={m.coupons_take_out({ name })}
              isOff={false}
              onClick={() => onRemove(one)}
              className="noscript:hidden"
            />
          </li>
        )
      })}
    </ul>
  )
}
