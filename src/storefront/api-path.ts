/** Where the browser finds a call of the API: on the shop's own origin, whose cookie says who asks (D1). */
export const apiPath = (path: `/${string}`): string => `/api${path}`
