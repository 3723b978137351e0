/** Where the focus is: on one of the menu's links, or on one of those in the open panel. */
export type Place = { in: 'bar' | 'panel'; at: number; count: number }

/** What a key asks for: another place, or that the panel closes. null: the browser does with it what it always does. */
export type Move = { to: 'bar' | 'panel'; at: number } | 'close' | null

/**
 * The keys of a disclosure menu (ARIA's authoring practices, "disclosure navigation"): arrows walk along the links, down
 * into a panel, within it and up out of it; Home and End go to the ends; Escape closes. Tab goes its natural way.
 */
export function moveFor(key: string, place: Place): Move {
  const last = place.count - 1
  const [back, on] = place.in === 'bar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (key === 'Escape') return 'close'
  if (key === 'Home') return { to: place.in, at: 0 }
  if (key === 'End') return { to: place.in, at: last }
  if (key === on) return { to: place.in, at: Math.min(place.at + 1, last) }
  if (key === back && place.at > 0) return { to: place.in, at: place.at - 1 }
  if (key === 'ArrowDown') return { to: 'panel', at: 0 }
  if (key === 'ArrowUp' && place.in === 'panel') return 'close'
  return null
}
