import { createContext, type RouterContextProvider } from 'react-router'
import type { Actor } from '#shop/identity/roles/actor.ts'
import { byPerson, type Person } from '#shop/initiator.ts'
import { callerContext } from '#shop-context.ts'

/** Whose page it is. Only where `admit` has asked: read elsewhere, it throws. */
export const accountContext = createContext<Actor>()

/** Whose page it is, and where they are, as actions want to know it. */
export const personIn = (context: Readonly<RouterContextProvider>): Person =>
  byPerson(context.get(accountContext), context.get(callerContext).ipAddress)
