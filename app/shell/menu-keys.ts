/** The focused link: in the menu bar or in the open panel. */
export type Place = { in: 'bar' | 'panel'; at: number; count: number }

/** What a key does: moves the focus or closes the panel. null: the browser handles it. */
type Move = { to: 'bar' | 'panel'; at: number } | 'close' | null

/**
 * Returns the move for a key by the disclosure navigation pattern of the ARIA Authoring Practices: arrows move along the
 * links and in and out of a panel, Home and End to the ends, Escape closes.
 */
export function getMove(key: string, place: Place): Move {
  const last = place.count - 1
  const [backward, forward] = place.in === 'bar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (key === 'Escape') return 'close'
  if (key === 'Home') return { to: place.in, at: 0 }
  if (key === 'End') return { to: place.in, at: last }
  if (key === forward) return { to: place.in, at: Math.min(place.at + 1, last) }
  if (key === backward && place.at > 0) return { to: place.in, at: place.at - 1 }
  if (key === 'ArrowDown') return { to: 'panel', at: 0 }
  if (key === 'ArrowUp' && place.in === 'panel') return 'close'
  return null
}
