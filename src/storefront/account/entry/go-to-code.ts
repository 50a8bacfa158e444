import { localPath } from '#pages/shop-link.tsx'

/** The password, or Google, was right: on to the second step, with the aim of this page. */
export const goToCode = () =>
  window.location.assign(localPath('/login/code') + window.location.search)
