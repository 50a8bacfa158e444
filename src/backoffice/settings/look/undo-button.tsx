import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'

export const UndoButton = ({ onPress }: { onPress: () => void }) => (
  <Button variant="plain" onClick={onPress} className="noscript:hidden">
    {m.settings_picture_undo()}
  </Button>
)
