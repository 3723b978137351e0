/** Texts of a product's pictures and their zoom. */
export const gallery = {
  'gallery.name': 'Pictures of {name}',
  'gallery.enlarge': 'Enlarge: {alt}',
  'gallery.go-to': 'Picture {at} of {count}',
  'gallery.zoom': 'Zoom in',
  'gallery.unzoom': 'Zoom out',
  'gallery.before': 'Previous picture',
  'gallery.after': 'Next picture',
  'gallery.close': 'Close the pictures',
} as const
