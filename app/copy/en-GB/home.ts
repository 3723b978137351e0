/** Home page. */
export const home = {
  'home.crumb': 'Home',
  'home.title': 'Trousers that fit. Everything else follows.',
  'home.lead':
    'Your waist, your build, your leg. Four hundred sizes of the same good trouser, and one of them is yours.',
  'home.cta': 'Shop trousers',
  'home.cta-tops': 'Shop tops',
  'home.ranges': 'Where to start',
  'home.best': 'The ones men come back for',
  'home.promise': 'Why it fits',
  'home.promise-1.title': '14 waists, every inch of leg',
  'home.promise-1.text': 'Half the reason trousers do not fit is that they were never made in your size. Ours were.',
  'home.promise-2.title': 'Three builds',
  'home.promise-2.text':
    'The same waist sits on slim legs and on rugby legs. Build A, B or C is cut for the seat and thigh you have.',
  'home.promise-3.title': '200 days to be sure',
  'home.promise-3.text': 'Wear them in your own kitchen. If they are wrong, send them back, free.',
} as const
