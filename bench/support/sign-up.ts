export const password = 'a password of the bench'

/** Somebody new, with a token for calls. */
export async function signUp(
  origin: string,
  name: string,
): Promise<{ email: string; token: string }> {
  const email = `bench-${name}@example.com`
  const registered = await post(`${origin}/api/auth/sign-up`, {
    name: `Bench ${name}`,
    email,
    password,
  })
  const cookie = registered.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const answer = await post(`${origin}/api/jwt`, { email }, { cookie, origin })
  const { token } = (await answer.json()) as { token: string }
  return { email, token }
}

async function post(url: string, body: object, headers = {}): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
