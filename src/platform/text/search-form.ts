const khandaTa = 'ৎ'
/** How ৎ was written before it had a sign of its own: ত, hasanta, and the zero-width joiner. */
const oldKhandaTa = '\u09a4\u09cd\u200d'
/** The joiners change how Bangla letters are drawn, and are seldom typed. */
const joiners = /[\u200c\u200d]/g

/**
 * The form in which typed text is compared with stored text: lower case, one ৎ, no joiners. The function `search_form` of the database
 * does the same to stored text, so that indexes hold it.
 */
export const searchForm = (typed: string): string =>
  typed.toLowerCase().replaceAll(oldKhandaTa, khandaTa).replace(joiners, '')
