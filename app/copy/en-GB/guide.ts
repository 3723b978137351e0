import { RETURN_DAYS } from '#contracts/shop/returns.ts'

/** Texts of llms.txt. Only the server needs them. */
export const guide = {
  about: `A clothing shop for men. Trousers come in 14 waists, three builds and ten legs. The Fit Finder recommends a size in 60 seconds. Returns are free for ${RETURN_DAYS} days. The same pages are under /us in dollars and under /eu in euros.`,
  collections: 'Ranges',
  pages: 'To read',
} as const
