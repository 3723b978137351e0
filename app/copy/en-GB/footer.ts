/** Texts of the footer that other pages or the page's head also need. */
export const footer = {
  'footer.returns': 'Returns',
  'footer.trousers': 'Trousers',
  'footer.denim': 'Denim',
  'footer.shorts': 'Shorts',
  'footer.tops': 'Tops',
  'footer.underwear': 'Underwear',
  'footer.refer': 'Refer a friend',
  'footer.cookies': 'Cookie settings',
  'footer.legal': '© SPOKE',
} as const
