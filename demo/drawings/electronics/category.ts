import { picture } from '../home/shapes.ts'
import { speaker } from './bluetooth-speaker.ts'
import { openCase } from './earbuds.ts'
import { powerBank } from './power-bank.ts'
import { fan } from './rechargeable-fan.ts'

/** What stands for electronics. */
export const category = () =>
  picture(
    'electronics',
    [fan('#e9eeef'), 410, 850, 0.86],
    [speaker('#2f6f8f'), 770, 860, 0.84],
    [powerBank('#24282c'), 300, 1000, 0.5],
    [openCase('#f2f2ee'), 690, 1020, 0.72],
  )
