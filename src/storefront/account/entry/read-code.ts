/** The code that a mail's link carries behind `#`, where browsers keep it to themselves; empty where it got lost on the way. */
export function readCode(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get('code') ?? ''
}
