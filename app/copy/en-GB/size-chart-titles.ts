/** Titles of the size charts, needed by the page's head before the charts' other texts load. */
export const sizeChartTitles = {
  'size-chart.title.trousers': 'Trousers size chart',
  'size-chart.title.denim': 'Denim size chart',
  'size-chart.title.shorts': 'Shorts size chart',
  'size-chart.title.tops': 'Tops size chart',
  'size-chart.title.underwear': 'Underwear size chart',
  'size-chart.title.accessories': 'Accessories size chart',
} as const
