import { getPageState } from './page-head.ts'

/** Spec 2, "Header theme". 'light' and 'dark' name the colour of the header's texts, which depends on the picture below. */
type HeaderTheme = 'default' | 'transparent-light' | 'transparent-dark'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Set on routes that start with a picture on which the header's texts have a contrast of 4.5:1. */
    headerTheme?: HeaderTheme
  }
}

/** CSS pixels scrolled until the header is no longer transparent. The spec does not show the threshold. */
export const TRANSPARENT_UNTIL_PX = 40

type Match = {
  status: string
  _notFound?: boolean
  staticData?: { headerTheme?: HeaderTheme }
  loaderData?: unknown
}

const THEMES: readonly unknown[] = ['default', 'transparent-light', 'transparent-dark'] satisfies HeaderTheme[]
const isTheme = (value: unknown): value is HeaderTheme => THEMES.includes(value)

/** Returns the theme of the page's content, otherwise of its route. Missing and failed pages have the default. */
export function getHeaderTheme(matches: readonly Match[]): HeaderTheme {
  const page = matches.at(-1)
  if (!page || getPageState(matches) !== 'found') return 'default'
  const { loaderData } = page
  const contentTheme = typeof loaderData === 'object' && loaderData !== null && Reflect.get(loaderData, 'headerTheme')
  return isTheme(contentTheme) ? contentTheme : (page.staticData?.headerTheme ?? 'default')
}
