import type { ReactElement } from 'react'

/**
 * The children that may stand beside others: elements, but no bare text, because React loses a text node once the browser
 * has translated the page.
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[]
