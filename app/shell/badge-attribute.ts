/** The value of `data-badge` for a badge's colour #rrggbb, which colour-rules.ts styles. */
export const toBadgeAttribute = (colour: string): string => `c${colour.slice(1)}`
