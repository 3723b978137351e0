const COLLATOR = new Intl.Collator('en')

/** Compares two texts as a reader of English sorts them, on every machine. */
export const compareTexts = (a: string, b: string): number => COLLATOR.compare(a, b)
