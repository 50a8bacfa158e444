import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { formatPhone } from '#platform/phone.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { chatUrl } from '#pages/chat-url.ts'
import type { Shell } from '../layout/shell.ts'

const link = 'inline-flex min-h-11 items-center gap-2 font-medium text-brand hover:underline'

/** Every way to the shop, from its settings; what is not set is not there (D27). */
export function ContactDetails() {
  const shell = useRouteLoaderData<Shell>(`${getLocale()}/layout`)
  if (!shell || !isSet(shell)) return null
  const chat = chatUrl(shell.chat.phone, '')
  const [phones, emails] = [
    each(shell.headerPhone, shell.footerPhone),
    each(shell.headerEmail, shell.infoEmail),
  ]
  return (
    <dl className="flex flex-col gap-4">
      {phones.length > 0 && (
        <Detail icon="phone" term={m.contact_call()}>
          {phones.map((phone) => (
            <a key={phone} href={`tel:${phone}`} className={`${link} tabular`}>
              {formatPhone(phone, getLocale())}
            </a>
          ))}
        </Detail>
      )}
      {chat && (
        <Detail icon="whatsapp" term={m.contact_whatsapp()}>
          <a href={chat} target="_blank" rel="noreferrer" className={`${link} tabular`}>
            {formatPhone(shell.chat.phone, getLocale())}
          </a>
        </Detail>
      )}
      {emails.length > 0 && (
        <Detail icon="mail" term={m.contact_email()}>
          {emails.map((email) => (
            <a key={email} href={`mailto:${email}`} className={`${link} [overflow-wrap:anywhere]`}>
              {email}
            </a>
          ))}
        </Detail>
      )}
      <Place shell={shell} />
    </dl>
  )
}

function Place({ shell: { footerAddress, mapLink } }: { shell: Shell }) {
  if (!footerAddress && !mapLink) return null
  return (
    <Detail icon="pin" term={m.contact_address()}>
      {footerAddress && <span className="py-2">{footerAddress}</span>}
      {mapLink && (
        <a href={mapLink} target="_blank" rel="noreferrer" className={link}>
          <Icon name="external" />
          {m.footer_map()}
        </a>
      )}
    </Detail>
  )
}

/** Whether there is anything to head. */
export function useHasContactDetails(): boolean {
  const shell = useRouteLoaderData<Shell>(`${getLocale()}/layout`)
  return shell !== undefined && isSet(shell)
}

function isSet({ chat, ...shell }: Shell): boolean {
  const { headerPhone, footerPhone, headerEmail, infoEmail, footerAddress, mapLink } = shell
  const set = [headerPhone, footerPhone, headerEmail, infoEmail, footerAddress, mapLink, chat.phone]
  return set.some(Boolean)
}

const each = (...values: string[]) => [...new Set(values.filter(Boolean))]

interface DetailProps {
  icon: IconName
  term: string
  children: ReactNode
}

function Detail({ icon, term, children }: DetailProps) {
  return (
    <div className="relative pl-14">
      <dt className="text-sm text-ink-soft">
        {/* Inside the term: between a list and its terms nothing else may stand. */}
        <span className="absolute top-0 left-0 grid size-11 place-items-center rounded-full bg-brand-wash text-brand">
          <Icon name={icon} />
        </span>
        {term}
      </dt>
      <dd className="flex flex-col items-start">{children}</dd>
    </div>
  )
}
