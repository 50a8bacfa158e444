/** Behind `#` of /login after somebody pressed Sign out and no script took it: whatever is kept of them is forgotten there. */
export const leftMark = '#signed-out'
