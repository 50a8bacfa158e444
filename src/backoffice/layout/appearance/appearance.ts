import { useState } from 'react'
import { readCookie } from '#platform/web/headers/read-cookie.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** How this browser shows the back office. In cookies, so that the server writes the page as it is to be seen and nothing jumps. */
export interface Appearance {
  theme: Theme
  /** The menu of desks shows icons alone. */
  isFolded: boolean
}

const themeCookie = 'backoffice-theme'
const menuCookie = 'backoffice-menu'
const yearInSeconds = 31_536_000

export function readAppearance(cookies: string | null): Appearance {
  const theme = readCookie(cookies, themeCookie)
  return {
    theme: themes.find((one) => one === theme) ?? 'system',
    isFolded: readCookie(cookies, menuCookie) === 'folded',
  }
}

const stepsCookie = 'backoffice-steps'

/** Whether what an owner does first stands folded on the panelboard. */
export const readStepsFolded = (cookies: string | null): boolean =>
  readCookie(cookies, stepsCookie) === 'folded'

export const rememberSteps = (isOpen: boolean) => remember(stepsCookie, isOpen ? 'open' : 'folded')

export interface ChosenAppearance extends Appearance {
  chooseTheme: (theme: Theme) => void
  fold: (isFolded: boolean) => void
}

export function useAppearance(first: Appearance): ChosenAppearance {
  const [appearance, setAppearance] = useState(first)
  return {
    ...appearance,
    chooseTheme: (theme) => {
      remember(themeCookie, theme)
      setAppearance((before) => ({ ...before, theme }))
    },
    fold: (isFolded) => {
      remember(menuCookie, isFolded ? 'folded' : 'open')
      setAppearance((before) => ({ ...before, isFolded }))
    },
  }
}

function remember(name: string, value: string): void {
  document.cookie = `${name}=${value};path=/;max-age=${yearInSeconds};samesite=lax`
}
