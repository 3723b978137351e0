import { isPage } from './page-head.ts'

/** Spec 2, "Header theme": what is under a transparent header is light or dark is for the page to know; the name says the colour of the words. */
export type HeaderTheme = 'default' | 'transparent-light' | 'transparent-dark'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Set on routes that open with a picture which bears the header's words (4.5:1). */
    headerTheme?: HeaderTheme
  }
}

/** CSS pixels scrolled until the header is no longer transparent. The source has a threshold and does not say which. */
export const TRANSPARENT_UNTIL_PX = 40

type Match = {
  status: string
  _notFound?: boolean
  staticData?: { headerTheme?: HeaderTheme }
  loaderData?: unknown
}

const THEMES: readonly unknown[] = ['default', 'transparent-light', 'transparent-dark'] satisfies HeaderTheme[]
const isTheme = (value: unknown): value is HeaderTheme => THEMES.includes(value)

/** The theme that a page's content asks for, else its route's; a page that is not there or failed has the ordinary one. */
export function headerThemeOf(matches: readonly Match[]): HeaderTheme {
  const page = matches.at(-1)
  if (!page || !isPage(matches)) return 'default'
  const { loaderData } = page
  const byContent = typeof loaderData === 'object' && loaderData !== null && Reflect.get(loaderData, 'headerTheme')
  return isTheme(byContent) ? byContent : (page.staticData?.headerTheme ?? 'default')
}
