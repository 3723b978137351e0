import { createIsomorphicFn } from '@tanstack/react-start'

/** The Fit Finder's page with a screen whose code is not part of the page's own. */
const LATER_SCREEN = '[data-in=page][data-screen]:not([data-screen=start])'

/**
 * Loads the code of the screen that the server rendered, before hydration: a press on markup without code would submit its
 * form as without script, and an update would replace it with what was typed. Without the code the page is hydrated around it.
 */
export async function loadRenderedScreen(): Promise<void> {
  if (!document.querySelector(LATER_SCREEN)) return
  await preloadLaterCode()
}

/** Loads the code of all screens before a client navigation, so that the page opens with its drawing. Never rejects. */
export const preloadLaterCode = createIsomorphicFn().client(() => import('./later-screens.tsx').then(ignore, ignore))

const ignore = () => {}
