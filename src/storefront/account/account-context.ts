import { createContext, redirect, type MiddlewareFunction } from 'react-router'
import type { Actor } from '#shop/identity/actor.ts'
import { findActor } from '#shop/identity/find-actor.ts'
import { personalPage, shopContext } from '../../shop-context.ts'
import { languageOfPath, pathInLanguage } from '../language.ts'

/** Whose page it is. Only behind `requireAccount`: read without it, it throws. */
export const accountContext = createContext<Actor>()

/** Lets through whoever is signed in; all others sign in first and come back (spec 2). */
export const requireAccount: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  personalPage(context)
  const found = await findActor(context.get(shopContext), request.headers.get('cookie'))
  if (found.outcome !== 'known') throw redirect(loginAddress(new URL(request.url)))
  context.set(accountContext, found.actor)
  return next()
}

function loginAddress({ pathname, search }: URL): string {
  const login = pathInLanguage('/login', languageOfPath(pathname))
  return `${login}?${new URLSearchParams({ from: pathname + search })}`
}
