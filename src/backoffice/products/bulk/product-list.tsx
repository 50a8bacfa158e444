import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { ListCard } from '#pages/list/list-card.tsx'
import { mostChosen } from '#shop/catalog/desk/product-filter.ts'
import type { DeskProduct } from '#shop/catalog/desk/list-desk.ts'
import type { ListColumn } from '#shop/saved-views/columns.ts'
import { beginDownload } from '../../exports/begin-download.ts'
import { ExportButtons, ExportColumns } from '../../exports/export-form.tsx'
import { AllThatFit, BulkProgress } from '../../lists/selection/all-that-fit.tsx'
import { Folded } from '../../lists/selection/folded.tsx'
import { refusedTicks } from '../../lists/selection/refused-ticks.ts'
import { SelectionBar } from '../../lists/selection/selection-bar.tsx'
import { PageBox } from '../../lists/selection/selection-boxes.tsx'
import { TagFields } from '../../lists/selection/tag-fields.tsx'
import { useBulkForm } from '../../lists/selection/use-bulk-form.ts'
import { useSelection } from '../../lists/selection/use-selection.ts'
import type { Options } from '../product-chips.ts'
import { fileColumns } from '../export-columns.ts'
import { ProductTable, type Sortings } from '../product-table.tsx'
import type { BulkProblem } from './bulk-actions.ts'
import {
  CategoryFields,
  DealFields,
  PriceFields,
  StatusButtons,
  StockFields,
} from './bulk-fields.tsx'
import { BulkNotice } from './bulk-notice.tsx'
import { PricePreview } from './price-preview.tsx'

interface ProductListProps {
  products: readonly DeskProduct[]
  /** Columns that are shown. */
  shown: readonly ListColumn<'products'>[]
  sortings: Sortings
  /** When it was read. */
  asOf: string
  lastResult: FormResult | undefined
  /** How many were found, in words. */
  count: string | undefined
  /** Says how many fit in all; nothing where all of them are on the page. */
  matching: string | undefined
  categories: Options
  mayExport: boolean
  empty: ReactNode
}

const words: Record<BulkProblem, () => string> = {
  'tag-wrong': m.products_tag_wrong,
  'category-missing': m.products_unknown_category,
  'number-wrong': m.products_number_wrong,
  'pieces-wrong': m.products_pieces_wrong,
  'off-wrong': m.products_off_wrong,
  'moment-wrong': m.banners_time_wrong,
  'deal-turned': m.banners_ends_too_early,
  'reason-missing': m.products_reason_missing,
  'note-missing': m.stock_note_missing,
  'note-too-long': m.products_reason_long,
}

/** What can be done to those that are ticked. */
const ProductFields = ({
  form,
  categories,
  mayExport,
}: { form: PageForm<BulkProblem> } & Pick<ProductListProps, 'categories' | 'mayExport'>) => (
  <>
    <StatusButtons form={form} />
    <PriceFields form={form} />
    <DealFields form={form} />
    <StockFields form={form} />
    <CategoryFields form={form} categories={categories} />
    <TagFields form={form} tags={[]} />
    {mayExport && (
      <Folded title={m.bulk_exporting()} buttons={<ExportButtons sending={form.sending} />}>
        <ExportColumns {...fileColumns} />
      </Folded>
    )}
  </>
)

/** The rows, with what can be done to those that are ticked, or to all that fit. */
export function ProductList(props: ProductListProps) {
  const { products, shown, sortings, asOf, lastResult, count, matching, empty } = props
  const { values, isAll, tickPage, clear, listProps } = useSelection(products)
  const { form, progress } = useBulkForm({
    lastResult,
    words,
    most: mostChosen,
    clear,
    afterwards: beginDownload,
  })
  const { ticked, isAll: wasAll } = refusedTicks(lastResult)
  const hasRows = products.length > 0
  return (
    <>
      <BulkNotice form={form} />
      <PricePreview form={form} />
      <div className="group/list max-md:has-[input[name=pick]:checked]:pb-72" {...listProps}>
        <ListCard
          {...(count !== undefined && { count })}
          isCountShown
          rows={
            hasRows && (
              <ProductTable
                products={products}
                shown={shown}
                sortings={sortings}
                ticked={ticked}
                head={<PageBox rows={products.length} ticked={values.length} tickPage={tickPage} />}
              />
            )
          }
          empty={empty}
        />
        {hasRows && (
          <SelectionBar
            form={form}
            label={m.products_selected()}
            ticked={isAll ? 0 : values.length}
            clear={clear}
            progress={progress !== undefined && <BulkProgress done={progress} />}
            all={<AllThatFit asOf={asOf} text={matching} wasAll={wasAll} />}
          >
            <ProductFields form={form} {...props} />
          </SelectionBar>
        )}
      </div>
    </>
  )
}
