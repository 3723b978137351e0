/** Texts of llms.txt. Only the server needs them. */
export const guide = {
  about:
    'A clothing shop for men. Every trouser comes in 14 waists, three builds and every inch of leg. The Fit Finder recommends a size in 60 seconds. Returns are free for 200 days. The same pages are under /us in dollars and under /eu in euros.',
  collections: 'Ranges',
  pages: 'To read',
} as const
