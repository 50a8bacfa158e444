export const importsPath = '/dashboard/imports'

export const importPath = (id: string) => `${importsPath}/${id}`
