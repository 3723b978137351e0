/** Texts of the size guide on a product page. They load when it opens; those of its tables are those of the size charts. */
export const sizeGuideWords = {
  title: 'Size guide',
  close: 'Close the size guide',
  garment: 'What this one measures',
  'garment.text': 'The finished garment, with girths all the way round. Half an inch either way is normal.',
  by: 'By {option}',
  loading: 'Fetching the measurements',
  failed: 'The measurements could not be loaded just now. The chart below still holds.',
  body: 'What you measure',
  page: 'The whole size chart, and how to measure',
} as const
