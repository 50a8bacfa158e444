import { data, redirect } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import { accountContext, personIn } from '#pages/account-context.ts'
import { usePageForm, type PageForm } from '#pages/form/use-page-form.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { requireId } from '#pages/read-id.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { recordReading } from '#shop/audit/record-reading.ts'
import { findCustomer } from '#shop/customers/detail/find-customer.ts'
import { listTags } from '#shop/customers/list/list-customers.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { shopContext } from '../../shop-context.ts'
import { beginDownload } from '../exports/begin-download.ts'
import { markLooks, markNames } from '../customers/customer-words.ts'
import { customerPath, customersPath } from '../customers/customers-href.ts'
import { Page } from '../layout/page.tsx'
import { newOrderPath } from '../orders/orders-href.ts'
import type { Route } from './+types/customer-details'
import { customerAction, type CustomerProblem } from './customer-action.ts'
import { CustomerCalls } from './customer-calls.tsx'
import { CustomerNotice } from './customer-notice.tsx'
import { CustomerEvents } from './customer-events.tsx'
import { StaffNotes } from '../staff-notes.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { readCustomerPage, type CustomerPage } from './customer-page-href.ts'
import { CustomerSums } from './customer-sums.tsx'
import { Identities } from './identities.tsx'
import { MarkForm } from './mark-form.tsx'
import { PrivacyForms } from './privacy-forms.tsx'
import { showCustomer, type ShownCustomer } from './shown-customer.ts'
import { TagsForm } from '../tags-form.tsx'
import { UsedAddresses } from './used-addresses.tsx'

export const handle = { mayOpen: 'see-customers', parent: customersPath } satisfies PageHandle

/** An identity that was joined leads to the whole person. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const id = requireId(params.customer)
  const page = readCustomerPage(url.searchParams)
  const [customer, known] = await Promise.all([findCustomer(shop, id, page), listTags(shop)])
  if (!customer) throw data(null, { status: 404 })
  if (customer.id !== id.toLowerCase())
    throw redirect(pathInLanguage(customerPath(customer.id), languageOfPath(url.pathname)))
  await recordReading(shop, personIn(context), { kind: 'customers', ids: [customer.id] })
  const mayExport = may(context.get(accountContext), 'export-people')
  return { customer: showCustomer(customer), known, page, mayExport }
}

export const action = customerAction

const words: Record<CustomerProblem, () => string> = {
  'note-missing': m.desk_note_missing,
  'note-too-long': m.desk_note_long,
  'tag-missing': m.customers_tag_missing,
  'tag-wrong': m.customers_tag_wrong,
  'reason-missing': m.customers_mark_reason_missing,
  'reason-too-long': m.customers_mark_reason_long,
  'other-missing': m.customers_join_missing,
  'other-unknown': m.customers_join_unknown,
}

interface CustomerProps {
  customer: ShownCustomer
  page: CustomerPage
}

const column = 'flex min-w-0 flex-col gap-5 max-lg:contents'

/** One customer, with everything that the shop knows of them (D30). */
export default function CustomerDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, known, page, mayExport } = loaderData
  // One for all its forms: what was done last is said.
  const form = usePageForm<string, CustomerProblem>({
    id: 'customer',
    lastResult: actionData,
    words,
    afterwards: beginDownload,
  })
  const name = nameOf(customer)
  return (
    <Page title={name}>
      <div className="-mt-4">
        <Reach customer={customer} />
        <CustomerNotice customer={customer} form={form} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className={column}>
          <Dealings customer={customer} page={page} form={form} />
        </div>
        <div className={column}>
          <DashboardCard id="customer-marks" title={m.customers_mark()}>
            <MarkForm customer={customer} form={form} />
          </DashboardCard>
          <DashboardCard id="customer-tags" title={m.customers_tags()}>
            <TagsForm tags={customer.tags} known={known} form={form} />
          </DashboardCard>
          <DashboardCard id="customer-identities" title={m.customers_identities()}>
            <Identities customer={customer} form={form} />
          </DashboardCard>
          <DashboardCard id="customer-history" title={m.customers_history()}>
            <CustomerEvents events={customer.events} />
          </DashboardCard>
          {mayExport && (
            <DashboardCard id="customer-privacy" title={m.customers_privacy()}>
              <PrivacyForms name={name} form={form} />
            </DashboardCard>
          )}
        </div>
      </div>
    </Page>
  )
}

/** What they bought, what colleagues wrote, and what came of calls. */
const Dealings = ({ form, ...props }: CustomerProps & { form: PageForm<CustomerProblem> }) => (
  <>
    <DashboardCard id="customer-sums" title={m.customers_sums()}>
      <CustomerSums sums={props.customer.sums} />
    </DashboardCard>
    <DashboardCard id="customer-orders" title={m.customers_orders()}>
      <CustomerOrders {...props} />
    </DashboardCard>
    <DashboardCard id="customer-notes" title={m.desk_notes()}>
      <StaffNotes about={props.customer.id} notes={props.customer.notes} form={form} />
    </DashboardCard>
    <DashboardCard id="customer-calls" title={m.calls_log()}>
      <CustomerCalls {...props} />
    </DashboardCard>
    <DashboardCard id="customer-addresses" title={m.customers_addresses()}>
      <UsedAddresses addresses={props.customer.addresses} />
    </DashboardCard>
  </>
)

const nameOf = ({ name, phone }: ShownCustomer) =>
  name === phone ? formatPhone(name, getLocale()) : name

/** How they are reached, and what to know before one calls. */
function Reach({ customer: { id, phone, email, mark, tags } }: { customer: ShownCustomer }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {mark !== 'none' && <Badge kind={markLooks[mark]}>{markNames[mark]()}</Badge>}
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {phone && (
        <a href={`tel:${phone}`} className={buttonClass('quiet', 'tabular px-4!')}>
          <Icon name="phone" />
          {formatPhone(phone, getLocale())}
        </a>
      )}
      {phone && (
        <ShopLink
          to={`${newOrderPath}?customer=${id}`}
          aria-keyshortcuts="n"
          className={buttonClass('primary', 'px-4!')}
        >
          <Icon name="plus" />
          {m.new_order_of_customer()}
        </ShopLink>
      )}
      {email && (
        <a
          href={`mailto:${email}`}
          className="[overflow-wrap:anywhere] underline underline-offset-4 hover:text-brand"
        >
          {email}
        </a>
      )}
    </p>
  )
}
