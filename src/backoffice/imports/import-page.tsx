import { data } from 'react-router'
import { m } from '#paraglide/messages.js'
import { inLanguage, type Language } from '#platform/language.ts'
import { isId } from '#platform/text/is-id.ts'
import { languageOfPath } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { listAttributes } from '#shop/catalog/attributes/list-attributes.ts'
import { fieldsOf } from '#shop/import/columns/fields.ts'
import { guessColumns } from '#shop/import/columns/guess-columns.ts'
import {
  countFindings,
  findImport,
  listFindings,
  type ProductImport,
} from '#shop/import/jobs/list-imports.ts'
import {
  canUndo,
  importKinds,
  needsColumns,
  undoKinds,
  wasUndone,
} from '#shop/import/jobs/product-import.ts'
import { countUndoable, progressOf } from '#shop/import/undo/undo-import.ts'
import type { Shop } from '#shop/shop.ts'
import { shopContext } from '../../shop-context.ts'
import { Page } from '../layout/page.tsx'
import type { Route } from './+types/import-page'
import { Columns } from './columns/columns.tsx'
import { Findings } from './findings.tsx'
import { importActions } from './import-actions.ts'
import { importsPath } from './import-paths.ts'
import { NextStep } from './next-step.tsx'
import { reasonIn } from './reasons/reason-words.ts'
import { Standing } from './standing.tsx'
import { UndoForm } from './undo-form.tsx'

export const handle = { mayOpen: 'edit-products', parent: importsPath } satisfies PageHandle

const mostOfPage = 50

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const id = params.import
  const language = languageOfPath(url.pathname)
  const found = isId(id) ? await findImport(shop, id) : undefined
  if (!found) throw data(null, { status: 404 })
  const isCheck = found.totals === null
  const ofPage = wasUndone(found.state) ? undoKinds : importKinds
  const kind = ofPage.find((one) => one === url.searchParams.get('kind'))
  const after = Number(url.searchParams.get('after')) || undefined
  const kinds = kind ? [kind] : ofPage
  const [attributes, counts, findings, undoable, progress] = await Promise.all([
    attributesIn(shop, language),
    countFindings(shop, id, { isCheck, kinds: ofPage }),
    listFindings(shop, id, { isCheck, kinds, after, most: mostOfPage + 1 }),
    canUndo(found.state) ? countUndoable(shop, id) : 0,
    progressOf(shop, found),
  ])
  const { askedAt: _, endedAt: __, userId: ___, notBefore: ____, ...rest } = found
  return {
    shown: { ...rest, ...progress, ...shownColumnsOf(found) },
    sentence: found.sentence === null ? undefined : reasonIn(language, found.sentence),
    undoable,
    fields: fieldsOf(found.format, attributes),
    guesses: guessesIn(found),
    counts,
    kind,
    isFirst: after === undefined,
    findings: findings.slice(0, mostOfPage).map(({ importId: _____, isCheck: ______, ...one }) => ({
      ...one,
      why: reasonIn(language, one.reason),
      before: plain(one.before),
      after: plain(one.after),
      id: String(one.id),
    })),
    next: findings.length > mostOfPage ? String(findings[mostOfPage - 1]?.id) : undefined,
  }
}

/** A file of strangers may have a thousand columns with long names. */
const mostShownColumns = 200
const longestHeading = 200

function shownColumnsOf({ columns }: ProductImport) {
  const shown = columns
    .filter(({ heading }) => heading.length <= longestHeading)
    .slice(0, mostShownColumns)
  return {
    columns: shown,
    readColumns: columns.filter(({ isRead }) => isRead).length,
    allColumns: columns.length,
  }
}

const guessesIn = (found: ProductImport) => (needsColumns(found) ? guessColumns(found.columns) : {})

const attributesIn = async (shop: Shop, language: Language) =>
  (await listAttributes(shop)).map(({ slug, kind, name, nameBn }) => ({
    slug,
    kind,
    name: inLanguage(language, name, nameBn),
  }))

/** As it was written down: of long texts an excerpt. */
const plain = (facts: Record<string, unknown>): Record<string, string | number | boolean | null> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'boolean' || value === null
        ? value
        : Array.isArray(value)
          ? listed(value)
          : String(value),
    ]),
  )

const mostListed = 20
const listed = (values: readonly unknown[]): string => {
  const shown = values.slice(0, mostListed).join(', ')
  const more = values.length - mostListed
  return more > 0 ? `${shown}, … (+${more})` : shown
}

export const action = importActions

/** One file: what it is, what would change, how far its import is, and what came of it. */
export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, counts, kind, findings, next, isFirst, undoable, sentence, ...about } = loaderData
  const hasFindings = Object.keys(counts).length > 0
  return (
    <Page
      title={shown.fileName}
      beside={
        hasFindings && (
          <ShopButtonLink
            variant="quiet"
            to={`/api/product-imports/${shown.id}/report`}
            reloadDocument
          >
            {m.imports_report()}
          </ShopButtonLink>
        )
      }
    >
      <Standing shown={shown} sentence={sentence} />
      {/* Forms of the state before are gone; siblings have keys of their own, or they stay. */}
      <NextStep key={`next ${shown.state}`} shown={shown} answered={actionData} />
      {undoable > 0 && <UndoForm undoable={undoable} answered={actionData} />}
      {shown.columns.length > 0 && (
        <Columns
          key={`columns ${shown.state}`}
          shown={shown}
          fields={about.fields}
          guesses={about.guesses}
          answered={actionData}
        />
      )}
      {hasFindings && <Findings {...{ shown, counts, kind, findings, next, isFirst }} />}
    </Page>
  )
}
