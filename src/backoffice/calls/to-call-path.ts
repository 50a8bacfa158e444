export const toCallPath = '/dashboard/to-call'
