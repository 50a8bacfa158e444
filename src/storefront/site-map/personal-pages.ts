/** Pages that are made anew for each person who asks: they read the session's cookie, and no memory keeps them. All others are for everybody (D25). */
export function isPersonal(path: string): boolean {
  return /^\/(bn\/)?(dashboard|secret)(\.data|\/|$)/.test(path)
}
