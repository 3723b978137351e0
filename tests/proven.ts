/**
 * Requirements that tests prove in whole. The list only grows: an id goes in when its line in requirements.md is true from
 * end to end, and from then on a test must carry it. (An id may stand in titles before that, for the part that exists.)
 */
export const proven: readonly string[] = [
  'REG-01', 'REG-02', 'REG-03', 'REG-04', 'PAGE-03', 'PAGE-04', 'PAGE-05', 'COL-01', 'PDP-01', 'CART-01', 'CART-02',
  'CART-05', 'CART-06', 'CART-09', 'CART-10', 'CART-13', 'CTR-01', 'CTR-02', 'CTR-03', 'CTR-05', 'SIM-01', 'SIM-02',
  'SIM-03', 'SIM-06', 'CLI-01', 'OPS-01', 'OPS-03', 'OPS-04',
] // biome-ignore format: ids in the order of the requirements
