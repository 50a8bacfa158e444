import { PointerSensor } from '@dnd-kit/core'
import { flushSync } from 'react-dom'

type Props = ConstructorParameters<typeof PointerSensor>[0]
type Place = Parameters<Props['onMove']>[0]

/**
 * A pointer that moves and lets go in one moment drops where it is. The kit answers a drop from what was drawn last: who is quicker than
 * React would drop where the pointer was before its last move.
 */
export class SettledPointerSensor extends PointerSensor {
  constructor(props: Props) {
    let last: Place | undefined
    super({
      ...props,
      onMove: (place) => {
        last = place
        props.onMove(place)
      },
      onEnd: () => {
        if (last) draw(props, last)
        props.onEnd()
      },
    })
  }
}

/** The first time draws the move and finds what it is over; the second one draws that. */
function draw({ onMove }: Props, place: Place): void {
  for (let times = 0; times < 2; times++) flushSync(() => onMove({ ...place }))
}
