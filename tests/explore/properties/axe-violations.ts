import type { Property } from '../observation.ts'

/** No state of a page violates WCAG as far as axe finds it, which does not know the colours that a system forces. */
export const axeViolations: Property = ({ page: { violations }, setting: { condition } }) =>
  condition === 'forced-colours' ? [] : [...violations]
