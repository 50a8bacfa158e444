import { m } from '#paraglide/messages.js'
import {
  needsColumns,
  type encodings,
  type FindingKind,
  type ImportState,
} from '#shop/import/jobs/product-import.ts'
import type { BadgeKind } from '#ui/badge.tsx'

export const stateNames: Record<ImportState, () => string> = {
  'to-check': m.imports_state_to_check,
  checking: m.imports_state_checking,
  checked: m.imports_state_checked,
  refused: m.imports_state_refused,
  'stock-unknown': m.imports_state_stock_unknown,
  'to-import': m.imports_state_to_import,
  importing: m.imports_state_importing,
  imported: m.imports_state_imported,
  stopped: m.imports_state_stopped,
  failed: m.imports_state_failed,
  'to-undo': m.imports_state_to_undo,
  undoing: m.imports_state_undoing,
  undone: m.imports_state_undone,
  'undo-failed': m.imports_state_undo_failed,
}

export const stateLooks: Record<ImportState, BadgeKind> = {
  'to-check': 'quiet',
  checking: 'quiet',
  checked: 'deal-wash',
  refused: 'cut',
  'stock-unknown': 'deal-wash',
  'to-import': 'quiet',
  importing: 'quiet',
  imported: 'brand',
  stopped: 'deal-wash',
  failed: 'cut',
  'to-undo': 'quiet',
  undoing: 'quiet',
  undone: 'brand',
  'undo-failed': 'cut',
}

/** Where it stands, as a badge says it. */
export function standingOf(one: { state: ImportState; columns: readonly unknown[] }): {
  kind: BadgeKind
  text: string
} {
  if (needsColumns(one)) return { kind: 'deal-wash', text: m.imports_state_needs_columns() }
  return { kind: stateLooks[one.state], text: stateNames[one.state]() }
}

export const kindNames: Record<FindingKind, () => string> = {
  new: m.imports_kind_new,
  changed: m.imports_kind_changed,
  refused: m.imports_kind_refused,
  removed: m.imports_kind_removed,
  picture: m.imports_kind_picture,
  note: m.imports_kind_note,
  deleted: m.imports_kind_deleted,
  archived: m.imports_kind_archived,
  restored: m.imports_kind_restored,
  kept: m.imports_kind_kept,
}

/** Why something was taken back otherwise than one would think. */
const undoReasons: Readonly<Record<string, () => string>> = {
  category: m.imports_undo_category,
  sold: m.imports_undo_sold,
  changed: m.imports_undo_changed_since,
  'in-use': m.imports_undo_in_use,
  'sku-taken': m.imports_undo_sku_taken,
  'slug-taken': m.imports_undo_slug_taken,
  'unknown-category': m.imports_undo_unknown_category,
}

export const undoReason = (reason: string): string =>
  (undoReasons[reason] ?? m.imports_undo_other)()

/** As programs call them; '' is what a file is in that says nothing else. */
export const encodingNames: Record<(typeof encodings)[number] | '', () => string> = {
  '': () => 'UTF-8',
  'windows-1252': () => m.imports_windows({ name: 'Windows-1252' }),
  'utf-16le': () => 'UTF-16 (LE)',
  'utf-16be': () => 'UTF-16 (BE)',
}
