/** Cookies of an answer that travels through TLS never travel without it. */
export function secureCookies(response: Response): Response {
  const cookies = response.headers.getSetCookie()
  if (cookies.length === 0) return response
  response.headers.delete('set-cookie')
  for (const cookie of cookies)
    response.headers.append(
      'set-cookie',
      /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`,
    )
  return response
}
