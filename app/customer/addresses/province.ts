/** A state, county or province. */
export type Province = { code: string; name: string }

/** Whether a backend gives codes for its provinces; otherwise names are all that is known. */
export const haveCodes = (provinces: readonly Province[]): boolean => provinces.some(({ code, name }) => code !== name)
