import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { NamedProduct } from '#shop/catalog/desk/find-product-ids.ts'
import { couponScopes } from '#shop/coupons/coupon.ts'
import { Field, Select } from '#ui/field.tsx'
import { CategoryFields } from '../../attributes/edit/category-fields.tsx'
import { scopeNames } from '../coupon-words.ts'
import { ChosenProducts } from './chosen-products.tsx'
import type { CouponField, EditedCoupon } from './edited-coupon.ts'
import { shownFor } from '../../forms/shown-for.ts'

export interface OfferedCategory {
  slug: string
  name: string
  nameBn: string | null
  level: number
}

interface ScopeFieldsProps {
  field: CouponField
  coupon: EditedCoupon | undefined
  categories: readonly OfferedCategory[]
  categoriesError: string | undefined
  /** How the products that are stored are called. */
  named: readonly NamedProduct[]
}

/** What the coupon is for. */
export function ScopeFields({ field, coupon, categories, ...props }: ScopeFieldsProps) {
  const { categoriesError, named } = props
  const [scope, setScope] = useState(coupon?.goods ?? 'all')
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <Field label={m.coupons_scope_choice()}>
        {(control) => (
          <Select
            {...control}
            name="goods"
            defaultValue={scope}
            onChange={({ target }) =>
              setScope(couponScopes.find((one) => one === target.value) ?? scope)
            }
          >
            {couponScopes.map((one) => (
              <option key={one} value={one}>
                {scopeNames[one]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={shownFor(scope === 'categories')}>
        <CategoryFields
          categories={categories}
          chosen={coupon?.categories ?? []}
          legend={m.coupons_categories_hint()}
          error={categoriesError}
        />
      </div>
      <div className={shownFor(scope === 'products')}>
        <ChosenProducts field={field('products')} named={named} />
      </div>
    </div>
  )
}
