/** The site as a whole. */
export const site = {
  'site.title': 'SPOKE: men’s clothes that fit',
  'site.description':
    'Trousers, tops, shorts and denim cut to your size. Answer a few questions, get your fit, and shop only what fits.',
  'site.name': 'SPOKE',
  'site.picture': 'SPOKE: trousers that fit',
  'guide.about':
    'A clothing shop for men. Every trouser comes in 14 waists, three builds and every inch of leg. The Fit Finder recommends a size in 60 seconds. Returns are free for 200 days. The same pages are under /us in dollars and under /eu in euros.',
  'guide.collections': 'Ranges',
  'guide.pages': 'To read',
  'skip-to-content': 'Skip to content',
  close: 'Close',
} as const
