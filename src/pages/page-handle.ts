import type { Language } from '#platform/language.ts'
import type { Permission } from '#shop/identity/roles/policy.ts'
import type { IconName } from '#ui/icon.tsx'

/** `signed-in`: everyone with a valid session. A permission: those of them whose role has it (#shop/identity/roles/policy.ts). */
export type Opening = 'anyone' | 'signed-in' | Permission

/** Only people who work for the shop open such a page. */
export const isForStaff = (opening: Opening): opening is Permission =>
  opening !== 'anyone' && opening !== 'signed-in'

type Text = (inputs: Record<string, never>, options: { locale: Language }) => string

/** Parts of the back office's menu. `work` where nothing is said: what is done every day. */
export type MenuGroup = 'work' | 'management'

export interface WayBack {
  /** Without language. */
  to: string
  text: string
}

/** What every page says of itself, as `export const handle = { … } satisfies PageHandle`. A page that does not is refused to everybody. */
export interface PageHandle {
  /** Who may open the page and send its forms: asked before any loader or action (storefront/account/admit.ts). */
  mayOpen: Opening
  /** Pages ask for it by themselves: it is no use of a session, or an open tab would keep it alive. */
  isUnasked?: true
  /** No page: scripts of pages ask for it. A person who may not is told so as JSON, and led nowhere. */
  isData?: true
  /** Its entry in the menu of the account, or of the back office where it needs a permission; in the order of src/routes.ts. */
  menu?: { icon: IconName; text: Text; group?: MenuGroup }
  /** The page that this one is about a part of, before the list: an order has papers. */
  back?: (at: {
    params: Readonly<Record<string, string | undefined>>
    query: URLSearchParams
  }) => WayBack | undefined
  /** The list that a page of one thing leads back to: the URL of a page with a menu entry, without language. */
  parent?: string
  /** What is said where it cannot be loaded, also in a notice; else that something went wrong. */
  failed?: { title: () => string; text: () => string }
}
