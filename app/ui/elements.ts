import type { ReactElement } from 'react'

/**
 * What may stand beside other children: elements, but no bare text, because React loses a text node once the browser has
 * translated the page.
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[]
