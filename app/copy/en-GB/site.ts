/** Texts about the site as a whole. */
export const site = {
  'site.title': 'SPOKE: men’s clothes that fit',
  'site.description':
    'Trousers, tops, shorts and denim cut to your size. Answer a few questions, get your fit, and shop only what fits.',
  'home.crumb': 'Home',
  breadcrumbs: 'Breadcrumb',
  'site.name': 'SPOKE',
  'site.picture': 'SPOKE: trousers that fit',
  'skip-to-content': 'Skip to content',
  close: 'Close',
} as const
