import { createContext } from 'react-router'
import type { Actor } from '#shop/identity/roles/actor.ts'

/** Whose page it is. Only where `admit` has asked: read elsewhere, it throws. */
export const accountContext = createContext<Actor>()
