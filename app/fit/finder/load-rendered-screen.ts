import { createIsomorphicFn } from '@tanstack/react-start'

/** Matches a Fit Finder page whose screen needs code that loads later. */
const LATER_SCREEN = '[data-in=page][data-screen]:not([data-screen=start])'

/**
 * Loads the code of the server-rendered screen before hydration. Otherwise a press would submit its form without script, and an
 * update would discard what was typed; if it fails, the page hydrates without it.
 */
export async function loadRenderedScreen(): Promise<void> {
  if (!document.querySelector(LATER_SCREEN)) return
  await preloadLaterCode()
}

/** Loads the code of all screens before a client navigation, so that the page opens with its drawing. Never rejects. */
export const preloadLaterCode = createIsomorphicFn().client(() => import('./later-screens.tsx').then(ignore, ignore))

const ignore = () => {}
