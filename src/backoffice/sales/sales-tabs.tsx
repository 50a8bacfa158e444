import { m } from '#paraglide/messages.js'
import { ListTabs } from '#pages/list/list-tabs.tsx'
import { listHref } from '#pages/list/list-query.ts'
import { reportPath, reportViews, salesPath, type ReportView } from './sales-href.ts'

const names: Record<ReportView, () => string> = {
  money: m.sales_tab_money,
  customers: m.sales_tab_customers,
  stock: m.sales_tab_stock,
  reasons: m.sales_tab_reasons,
  vat: m.sales_tab_vat,
}

interface SalesTabsProps {
  current: ReportView | 'sales'
  /** The days that are shown, as the URL says them: they go along. */
  days?: Readonly<Record<string, string | undefined>>
}

/** The reports; each is a URL of its own. */
export const SalesTabs = ({ current, days = {} }: SalesTabsProps) => (
  <div className="print:hidden">
    <ListTabs
      label={m.sales_tabs()}
      tabs={[
        {
          to: listHref(salesPath, days),
          text: m.sales_tab_sales(),
          isCurrent: current === 'sales',
        },
        ...reportViews.map((view) => ({
          to: listHref(reportPath(view), days),
          text: names[view](),
          isCurrent: view === current,
        })),
      ]}
    />
  </div>
)
