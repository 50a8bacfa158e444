import { refuse } from '../answers/problems.ts'

const words = {
  district: 'Choose a district from the list',
  area: 'Choose an area of this district from the list',
}

export function refuseUnknownPlace(field: keyof typeof words): Response {
  return refuse({
    status: 400,
    code: 'unknown-place',
    title: 'Please check the marked fields',
    fields: { [field]: words[field] },
  })
}
