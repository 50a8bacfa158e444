const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Of another shape it is nobody's: the database would not even compare it. */
export const isId = (text: string | null | undefined): text is string => id.test(text ?? '')
