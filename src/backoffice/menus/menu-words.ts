import { m } from '#paraglide/messages.js'
import type { MenuPlace } from '#shop/content/menus/menu.ts'
import type { MenuProblem } from './menu-schema.ts'

export const placeNames: Record<MenuPlace, () => string> = {
  header: m.menus_header,
  'footer-goods': m.menus_footer_goods,
  'footer-pages': m.menus_footer_pages,
}

export const placeIntros: Record<MenuPlace, () => string> = {
  header: m.menus_header_intro,
  'footer-goods': m.menus_footer_goods_intro,
  'footer-pages': m.menus_footer_pages_intro,
}

export const menuProblems: Record<MenuProblem, () => string> = {
  'target-missing': m.menus_target_missing,
  'href-wrong': m.menus_href_wrong,
  'label-missing': m.menus_label_missing,
  'too-long': m.menus_too_long,
  'already-there': m.menus_already_there,
}

export const menuTroubles: Partial<Record<string, () => string>> = {
  'changed-meanwhile': m.menus_changed_meanwhile,
  'label-missing': m.menus_label_missing,
  full: m.menus_full,
}

/** What was done, by the form that asked for it. */
export const doneWords: Partial<Record<string, () => string>> = {
  added: m.menus_added,
  add: m.menus_added,
  label: m.menus_saved,
  hide: m.menus_hidden_done,
  show: m.menus_shown_done,
  remove: m.menus_removed,
  reset: m.menus_reset_done,
  undo: m.menus_undone,
}
