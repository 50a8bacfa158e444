import { m } from '#paraglide/messages.js'
import type { Theme } from './appearance.ts'

export const themeNames: Record<Theme, () => string> = {
  light: m.shell_theme_light,
  dark: m.shell_theme_dark,
  system: m.shell_theme_system,
}
