import { parse } from 'hono/utils/cookie'

/** The value of a cookie in a Cookie header, unescaped; of several with that name the first. */
export const readCookie = (cookies: string | null | undefined, name: string): string | undefined =>
  parse(cookies ?? '', name)[name]
