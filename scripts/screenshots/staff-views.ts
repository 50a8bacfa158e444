import { beDark, dialog, inTurn, press, rest, see, type } from './acts.ts'
import { salesViews } from './sales-views.ts'
import type { View } from './view.ts'

const search = (text: string) =>
  inTurn((page) => page.keyboard.press('Control+k'), see(dialog), type(`${dialog} input`, text))

const openPerson = inTurn(press('main tr a[href*="/users/"] >> nth=1'), see('#user-access'))

const openOrder = inTurn(press('main tr a[href*="/order-details/"]'), see('#order-buyer'))

const tickTwo = inTurn(press('main input[name=pick]'), press('main input[name=pick] >> nth=1'))

const settingsSections = [
  'shop',
  'look',
  'contact',
  'social',
  'chat',
  'delivery',
  'orders',
  'mail',
  'texts',
  'papers',
  'currency',
  'analytics',
  'security',
  'privacy',
]

/** Each section of the settings, light and dark. */
const settingsViews: Record<string, View> = Object.fromEntries(
  settingsSections.flatMap((name): [string, View][] => {
    const view = { path: `/dashboard/settings/${name}`, as: 'owner' } as const
    return [
      [`settings-${name}`, view],
      [`dark-settings-${name}`, { ...view, act: beDark }],
    ]
  }),
)

/** The pages of those who work for the shop. */
export const staffViews: Record<string, View> = {
  'account-owner': { path: '/dashboard', as: 'owner' },
  orders: { path: '/dashboard/orders', as: 'owner' },
  'orders-filtered': {
    path: '/dashboard/orders?q=rahima&from=2026-01-01&zone=inside-dhaka&totalFrom=100&sort=largest',
    as: 'owner',
  },
  'orders-none': { path: '/dashboard/orders?q=zzzz', as: 'owner' },
  'orders-short': { path: '/dashboard/orders?q=zz', as: 'owner' },
  'order-new': { path: '/dashboard/orders?status=Pending', as: 'owner', act: openOrder },
  'order-cancel': {
    path: '/dashboard/orders?status=Pending',
    as: 'owner',
    act: inTurn(
      openOrder,
      press('section[aria-labelledby=order-step] summary'),
      press('section[aria-labelledby=order-step] details button[type=submit]'),
      see('#order-reason-error'),
    ),
  },
  'order-ended': { path: '/dashboard/orders?status=Delivered', as: 'owner', act: openOrder },
  'order-dark': {
    path: '/dashboard/orders?status=Pending',
    as: 'owner',
    act: inTurn(beDark, openOrder),
  },
  'orders-ticked': { path: '/dashboard/orders', as: 'owner', act: inTurn(beDark, tickTwo) },
  print: {
    path: '/dashboard/orders?status=Pending',
    as: 'owner',
    act: inTurn(openOrder, press('main a[href*="/orders/print"]'), see('.barcode')),
  },
  'print-dark': {
    path: '/dashboard/orders?status=Pending',
    as: 'owner',
    act: inTurn(beDark, openOrder, press('main a[href*="/orders/print"]'), see('.barcode')),
  },
  'to-call': { path: '/dashboard/to-call', as: 'owner' },
  'to-call-dark': { path: '/dashboard/to-call', as: 'owner', act: beDark },
  customers: { path: '/dashboard/customers', as: 'owner' },
  'customers-ticked': {
    path: '/dashboard/customers',
    as: 'owner',
    act: inTurn(tickTwo, press('#bulk details:last-of-type summary')),
  },
  'customers-export': {
    path: '/dashboard/customers',
    as: 'owner',
    act: inTurn(beDark, press('details[name=list-tool] >> nth=-1 >> summary')),
  },
  'desk-reviews': { path: '/dashboard/reviews', as: 'owner' },
  'desk-questions': { path: '/dashboard/reviews/questions', as: 'owner' },
  'order-take': { path: '/dashboard/orders/new', as: 'owner' },
  'coupon-new': { path: '/dashboard/coupons/new', as: 'owner' },
  'product-new': { path: '/dashboard/products/new', as: 'owner' },
  'product-new-categories': {
    path: '/dashboard/products/new',
    as: 'owner',
    act: press(':has(> #product-place) details summary'),
  },
  panelboard: { path: '/dashboard/panelboard', as: 'owner' },
  settings: { path: '/dashboard/settings', as: 'owner' },
  'settings-found': { path: '/dashboard/settings?q=invoice', as: 'owner', act: beDark },
  'settings-zone-mistakes': {
    path: '/dashboard/settings/delivery/inside-dhaka',
    as: 'owner',
    act: inTurn(
      beDark,
      type('input[name=charge]', 'sixty'),
      press('form:has(input[name=charge]) button[type=submit]'),
      see('[aria-invalid=true]'),
    ),
  },
  'settings-look-sent': {
    path: '/dashboard/settings/look',
    as: 'owner',
    act: async (page) => {
      for (const slot of ['logo', 'icon']) {
        await page.locator(`#${slot}-file`).setInputFiles('public/icons/icon-512.png')
        await press(`form:has(#${slot}-file) button[name=what]`)(page)
        await see(`form:has(#${slot}-file) button.noscript\\:hidden`)(page)
      }
    },
  },
  ...settingsViews,
  'panelboard-dark': { path: '/dashboard/panelboard', as: 'owner', act: beDark },
  'panelboard-arrange': { path: '/dashboard/panelboard/arrange', as: 'owner' },
  'panelboard-folded': {
    path: '/dashboard/panelboard',
    as: 'owner',
    from: 769,
    act: press('header button[aria-expanded]'),
  },
  'panelboard-menu': {
    path: '/dashboard/panelboard',
    as: 'owner',
    act: press('summary:visible'),
    window: true,
  },
  'panelboard-search': {
    path: '/dashboard/panelboard',
    as: 'owner',
    act: inTurn(search('order'), rest),
    window: true,
  },
  'panelboard-search-dark': {
    path: '/dashboard/panelboard',
    as: 'owner',
    act: inTurn(beDark, search('lamp'), rest),
    window: true,
  },
  'panelboard-keys': {
    path: '/dashboard/panelboard',
    as: 'owner',
    act: inTurn((page) => page.keyboard.press('?'), see(dialog)),
    window: true,
    from: 769,
  },
  visitors: { path: '/dashboard/visitors', as: 'owner' },
  'visitors-year': { path: '/dashboard/visitors?range=year&step=month', as: 'owner', act: beDark },
  'visitors-way': { path: '/dashboard/visitors?range=90&way=source:facebook', as: 'owner' },
  'visitors-dark': { path: '/dashboard/visitors/sources', as: 'owner', act: beDark },
  'visitors-devices': { path: '/dashboard/visitors/devices', as: 'owner' },
  'visitors-searches': { path: '/dashboard/visitors/searches', as: 'owner', act: beDark },
  'visitors-pages': { path: '/dashboard/visitors/pages', as: 'owner' },
  'visitor-records': { path: '/dashboard/visitors/records', as: 'owner' },
  ...salesViews,
  users: { path: '/dashboard/users', as: 'owner' },
  'users-none': { path: '/dashboard/users?q=zzzz', as: 'owner' },
  user: { path: '/dashboard/users', as: 'owner', act: openPerson },
  'user-role': {
    path: '/dashboard/users?role=moderator',
    as: 'owner',
    act: inTurn(
      press('main tr a[href*="/users/"]'),
      press('section[aria-labelledby=user-role] summary'),
    ),
  },
  'user-block': {
    path: '/dashboard/users',
    as: 'owner',
    act: inTurn(openPerson, press('section[aria-labelledby=user-access] summary')),
  },
  'user-self': {
    path: '/dashboard/users?q=salma',
    as: 'owner',
    act: inTurn(press('main tr a[href*="/users/"]'), see('main h1')),
  },
  audit: { path: '/dashboard/audit', as: 'owner' },
  outbox: { path: '/dashboard/outbox', as: 'owner' },
  mail: {
    path: '/dashboard/outbox',
    as: 'owner',
    act: inTurn(press('main tr a[href*="/outbox/"]'), see('main iframe')),
  },
  'second-factor-owner': { path: '/dashboard/security/second-factor', as: 'owner' },
}
