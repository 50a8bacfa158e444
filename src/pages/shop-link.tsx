import type { RefAttributes } from 'react'
import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router'
import { getLocale } from '#paraglide/runtime.js'
import { ButtonLink, type ButtonVariant } from '#ui/button.tsx'
import { pathInLanguage } from './language.ts'

/** The URL of a page of the shop in the language of this page: /shop?q=lamp is /bn/shop?q=lamp on a Bangla page. */
export function localPath(path: string): string {
  return pathInLanguage(path, getLocale())
}

type To = { to: string }

export function ShopLink({ to, ...rest }: LinkProps & To & RefAttributes<HTMLAnchorElement>) {
  return <Link {...rest} to={localPath(to)} />
}

export function ShopNavLink({ to, ...rest }: NavLinkProps & To) {
  return <NavLink {...rest} to={localPath(to)} />
}

export function ShopButtonLink({
  to,
  ...rest
}: LinkProps & To & { variant?: ButtonVariant; className?: string }) {
  return <ButtonLink {...rest} to={localPath(to)} />
}
