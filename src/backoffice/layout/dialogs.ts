import { onDemand } from '#ui/on-demand.tsx'
import type { ShortcutHelpProps } from './shortcut-help.tsx'
import type { PaletteProps } from '../palette/palette.tsx'

/** What opens over the page; its code comes when it is wanted. */

export const palette = onDemand<PaletteProps>(() =>
  import('../palette/palette.tsx').then(({ Palette }) => Palette),
)

export const helpDialog = onDemand<ShortcutHelpProps>(() =>
  import('./shortcut-help.tsx').then(({ ShortcutHelp }) => ShortcutHelp),
)
