import { z } from 'zod'

const idSchema = z.uuid()

/** The id in the path of a call; undefined where it is of another shape, as the database would not even compare it. */
export const idIn = ({ id }: Record<string, string>): string | undefined =>
  idSchema.safeParse(id).data
