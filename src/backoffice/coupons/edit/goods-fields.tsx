import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { NamedProduct } from '#shop/catalog/desk/find-product-ids.ts'
import { couponGoods } from '#shop/coupons/coupon.ts'
import { Field, Select } from '#ui/field.tsx'
import { CategoryFields } from '../../attributes/edit/category-fields.tsx'
import { goodsNames } from '../coupon-words.ts'
import { ChosenProducts } from './chosen-products.tsx'
import type { CouponField, EditedCoupon } from './edited-coupon.ts'

export interface OfferedCategory {
  slug: string
  name: string
  nameBn: string | null
  level: number
}

interface GoodsFieldsProps {
  field: CouponField
  coupon: EditedCoupon | undefined
  categories: readonly OfferedCategory[]
  categoriesError: string | undefined
  /** How the products that are stored are called. */
  named: readonly NamedProduct[]
}

/** Before scripts arrive every field is there. */
const shownFor = (isShown: boolean) => (isShown ? '' : 'not-noscript:hidden')

/** What the coupon is for. */
export function GoodsFields({ field, coupon, categories, ...props }: GoodsFieldsProps) {
  const { categoriesError, named } = props
  const [goods, setGoods] = useState(coupon?.goods ?? 'all')
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <Field label={m.coupons_goods_choice()}>
        {(control) => (
          <Select
            {...control}
            name="goods"
            defaultValue={goods}
            onChange={({ target }) =>
              setGoods(couponGoods.find((one) => one === target.value) ?? goods)
            }
          >
            {couponGoods.map((one) => (
              <option key={one} value={one}>
                {goodsNames[one]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={shownFor(goods === 'categories')}>
        <CategoryFields
          categories={categories}
          chosen={coupon?.categories ?? []}
          legend={m.coupons_categories_hint()}
          error={categoriesError}
        />
      </div>
      <div className={shownFor(goods === 'products')}>
        <ChosenProducts field={field('products')} named={named} />
      </div>
    </div>
  )
}
