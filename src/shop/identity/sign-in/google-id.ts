/** How the library knows the provider: part of the address to which it sends browsers back. */
export const googleId = 'google'
