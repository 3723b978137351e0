/** The seed of generated cases, the same for all tests of a day (UTC), so that each day tries others. SEED repeats a day's. */
export const SEED = Number(process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''))
