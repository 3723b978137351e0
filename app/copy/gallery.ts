/** Texts of a product's pictures and their zoom. */
export const galleryWords = {
  enlarge: 'Enlarge: {alt}',
  'go-to': 'Picture {at} of {count}',
  zoom: 'Zoom in',
  unzoom: 'Zoom out',
  before: 'Previous picture',
  after: 'Next picture',
  close: 'Close the pictures',
} as const
