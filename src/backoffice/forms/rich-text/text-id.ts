/** Of the text that stands in front of a field. */
export const textIdOf = (field: string): string => `${field}-text`
