import { formActions } from '#pages/form/form-action.ts'
import type { Exported } from '../exports/export-actions.ts'
import { fileForms } from '../exports/file-actions.ts'
import { columnForms } from '../lists/columns/column-actions.ts'
import type { ListPage } from '../lists/list-with-views.ts'
import { viewForms } from '../lists/views/view-actions.ts'
import { bulkForms, type BulkAnswer, type PreviewAnswer } from './bulk/bulk-actions.ts'
import { productExports } from './product-export.ts'
import { productsList } from './products-list.ts'

/** What can be done on the list of products; each button says one thing. */
export const productsActions = formActions<Exported | ListPage | BulkAnswer | PreviewAnswer>({
  ...bulkForms,
  ...productExports,
  ...fileForms('products'),
  ...columnForms(productsList),
  ...viewForms(productsList),
})
