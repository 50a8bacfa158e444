import { z } from 'zod'

const percent = z.number().min(0).max(100)

/** As programs read it. */
export const focusSchema = z.object({ x: percent, y: percent }).meta({
  description:
    'What stays in sight where the picture is cut, in percent from the left and from the top',
})
