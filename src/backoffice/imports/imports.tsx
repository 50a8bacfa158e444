import { m } from '#paraglide/messages.js'
import { DataTable, type Column } from '#pages/list/data-table.tsx'
import { countText } from '#pages/money/taka.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { listImports } from '#shop/import/jobs/list-imports.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Badge } from '#ui/badge.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/imports'
import { FileForm } from './sending/file-form.tsx'
import { standingOf } from './import-words.ts'
import { importPath } from './import-paths.ts'
import { fileAction } from './sending/file-action.ts'

export const handle = {
  mayOpen: 'edit-products',
  menu: { icon: 'arrow-down', text: m.imports_title },
} satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const imports = await listImports(context.get(shopContext))
  return {
    imports: imports.map(({ id, fileName, askedAt, total, ...one }) => ({
      id,
      fileName,
      standing: standingOf(one),
      total,
      askedAt: askedAt.toISOString(),
    })),
  }
}

export const action = fileAction

interface Listed {
  id: string
  fileName: string
  standing: ReturnType<typeof standingOf>
  total: number | null
  askedAt: string
}

const columns: Column<Listed>[] = [
  {
    title: m.imports_file,
    isMain: true,
    cell: ({ id, fileName }) => (
      <ShopLink
        to={importPath(id)}
        className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-brand"
      >
        {fileName}
      </ShopLink>
    ),
  },
  {
    title: m.imports_state,
    cell: ({ standing: { kind, text } }) => <Badge kind={kind}>{text}</Badge>,
  },
  {
    title: m.imports_products,
    isNumber: true,
    cell: ({ total }) => (total === null ? '' : m.imports_n_products({ n: countText(total) })),
  },
  {
    title: m.imports_when,
    cell: ({ askedAt }) => (
      <span className="tabular text-sm text-ink-soft">
        <Moment at={askedAt} withTime />
      </span>
    ),
  },
]

/** Files of products: one is sent, looked at, and then imported. */
export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  const { imports } = loaderData
  return (
    <Page title={m.imports_title()} intro={m.imports_intro()}>
      <FileForm lastResult={actionData} />
      {imports.length > 0 && (
        <DashboardCard id="latest-imports" title={m.imports_latest()}>
          <DataTable label={m.imports_latest()} columns={columns} rows={imports} />
          <p className="mt-3 text-sm text-ink-soft">{m.imports_kept()}</p>
        </DashboardCard>
      )}
    </Page>
  )
}
