/** What an element wears as `data-badge` to have a badge's colour, which is #rrggbb (colour-rules.ts). */
export const badgeMark = (colour: string): string => `c${colour.slice(1)}`
