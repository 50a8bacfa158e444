/** What every call for staff may answer instead. */
export const staffRefusals = {
  401: { description: 'sign-in-required or token-invalid' },
  403: { description: 'not-permitted, user-disabled or unauthorized-domain' },
  429: { description: 'too-many-requests' },
}
