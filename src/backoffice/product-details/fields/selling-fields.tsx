import { m } from '#paraglide/messages.js'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Field, Select, TextField } from '#ui/field.tsx'
import type { NamedCategory } from '../../attributes/edit/category-fields.tsx'
import type { CategoryOption } from '../../categories/category-options.ts'
import type { TypedFields } from '../draft/product-draft.ts'
import type { ShownProduct } from '../shown-product.ts'
import { FurtherCategories } from './further-categories.tsx'
import type { TypedControl } from './typed-control.ts'

export interface Choices {
  categories: readonly CategoryOption[]
  /** The same, to tick several. */
  tree: readonly NamedCategory[]
  /** That other products have. */
  brands: readonly string[]
}

interface SellingFieldsProps extends Choices {
  control: TypedControl
  fields: TypedFields
  product: ShownProduct
  shopUrl: string
}

const column = 'flex min-w-0 flex-col gap-5'

/** Status, URL, categories, brand and tags. */
export function SellingFields({
  control,
  fields,
  product,
  shopUrl,
  ...choices
}: SellingFieldsProps) {
  return (
    <div className={column}>
      <DashboardCard id="product-publication" title={m.editor_publication()}>
        <div className={column}>
          <Status control={control} fields={fields} />
          <TextField
            {...control('slug')}
            label={m.editor_slug()}
            hint={<SlugHint {...{ fields, product, shopUrl }} />}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </DashboardCard>
      <DashboardCard id="product-place" title={m.editor_place()}>
        <div className={column}>
          <Place control={control} main={fields.category} {...choices} />
        </div>
      </DashboardCard>
    </div>
  )
}

function Status({ control, fields }: Pick<SellingFieldsProps, 'control' | 'fields'>) {
  const { id, error, ...status } = control('status')
  return (
    <>
      <Field id={id} label={m.editor_status()} error={error}>
        {(field) => (
          <Select {...field} {...status}>
            <option value="draft">{m.editor_status_draft()}</option>
            <option value="active">{m.editor_status_active()}</option>
            <option value="planned">{m.editor_status_planned()}</option>
            <option value="archived">{m.editor_status_archived()}</option>
          </Select>
        )}
      </Field>
      {/* Before scripts arrive nothing shows or hides it. */}
      <div className={fields.status === 'planned' ? '' : 'not-noscript:hidden'}>
        <TextField
          {...control('publishAt')}
          label={m.editor_publish_at()}
          hint={m.editor_dhaka_time()}
          type="datetime-local"
        />
      </div>
    </>
  )
}

function SlugHint({
  fields,
  product,
  shopUrl,
}: Pick<SellingFieldsProps, 'fields' | 'product' | 'shopUrl'>) {
  const isNew = product.id === undefined
  return (
    <>
      <span className="[overflow-wrap:anywhere]">
        {fields.slug === '' ? m.editor_slug_from_name() : `${shopUrl}/product/${fields.slug}`}
      </span>
      {!isNew && fields.slug !== product.fields.slug && (
        <span className="block">{m.editor_slug_kept()}</span>
      )}
      {product.formerSlugs.length > 0 && (
        <span className="block [overflow-wrap:anywhere]">
          {m.editor_former_slugs({ slugs: product.formerSlugs.join(', ') })}
        </span>
      )}
    </>
  )
}

interface PlaceProps extends Pick<SellingFieldsProps, 'control'>, Choices {
  /** Slug of the main category. */
  main: string
}

function Place({ control, main, categories, tree, brands }: PlaceProps) {
  const { id, error, ...category } = control('category')
  return (
    <>
      <Field id={id} label={m.editor_main_category()} error={error}>
        {(field) => (
          <Select {...field} {...category}>
            <option value="">{m.editor_category_choose()}</option>
            {categories.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        {...control('newCategory')}
        label={m.editor_category_new()}
        hint={m.editor_category_new_hint()}
        maxLength={120}
        autoComplete="off"
        optional
      />
      <FurtherCategories control={control} tree={tree} main={main} />
      <TextField
        {...control('brand')}
        label={m.audit_field_brand()}
        list="product-brands"
        maxLength={120}
        autoComplete="off"
        optional
      />
      <datalist id="product-brands">
        {brands.map((brand) => (
          <option key={brand}>{brand}</option>
        ))}
      </datalist>
      <TextField
        {...control('tags')}
        label={m.audit_field_tags()}
        hint={m.editor_tags_hint()}
        autoComplete="off"
        optional
      />
    </>
  )
}
