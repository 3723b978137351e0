/**
 * Requirements that tests prove completely: an id is added when its whole line in requirements.md
 * holds, and leaves when a part turns out not to. Titles may name ids of requirements that hold in part.
 */
export const proven: readonly string[] = [
  'REG-01', 'REG-02', 'REG-03', 'REG-04', 'REG-05', 'REG-06', 'REG-07', 'REG-08', 'REG-09', 'REG-10', 'REG-11', 'NAV-01', 'NAV-02', 'NAV-03',
  'NAV-04', 'NAV-05', 'NAV-06', 'NAV-07', 'NAV-08', 'NAV-09', 'NAV-10', 'NAV-11', 'NAV-12', 'NAV-13', 'NAV-14',
  'NAV-15', 'NAV-16', 'NAV-17', 'NAV-18', 'NAV-19', 'NAV-20', 'NAV-21', 'NAV-22', 'PAGE-01', 'PAGE-02', 'PAGE-03', 'PAGE-04', 'PAGE-05', 'PAGE-06', 'COL-01', 'COL-02',
  'COL-03', 'COL-04', 'COL-05', 'COL-06', 'COL-07', 'COL-08', 'COL-09', 'COL-10', 'COL-11', 'COL-12', 'COL-13', 'PDP-01', 'PDP-02', 'PDP-03',
  'PDP-04', 'PDP-05', 'PDP-06', 'PDP-07', 'PDP-08', 'PDP-09', 'PDP-10', 'PDP-11', 'PDP-12', 'PDP-13', 'PDP-14', 'PDP-15', 'PDP-16', 'PDP-17',
  'CART-01', 'CART-02', 'CART-03', 'CART-04', 'CART-05', 'CART-06', 'CART-07', 'CART-08', 'CART-09', 'CART-10',
  'CART-11', 'CART-12', 'CART-13', 'CART-14', 'CART-15', 'CART-16', 'CART-17', 'CART-18', 'FIT-01', 'FIT-02', 'FIT-03', 'FIT-04', 'FIT-05',
  'FIT-06', 'FIT-07', 'FIT-08', 'FIT-09', 'FIT-10', 'FIT-11', 'FIT-12', 'FIT-13', 'FIT-14', 'FIT-15', 'FIT-16', 'FIT-17', 'FIT-18', 'FIT-19', 'FIT-20',
  'ACC-01', 'ACC-02', 'ACC-03', 'ACC-04', 'ACC-05', 'ACC-06', 'ACC-07', 'ACC-08', 'ACC-09', 'RET-01', 'RET-02', 'RET-03', 'RET-04', 'RET-05', 'FORM-01', 'FORM-02', 'FORM-03', 'FORM-04', 'FORM-05', 'FORM-06', 'FORM-07', 'FORM-08', 'ANA-01', 'ANA-02', 'ANA-03', 'ANA-04', 'ANA-05', 'ANA-06', 'CONT-01', 'CONT-02', 'CONT-03', 'ERR-01', 'ERR-02', 'ERR-03', 'CTR-01', 'CTR-02', 'CTR-03',
  'CTR-04', 'CTR-05', 'CTR-06', 'CTR-07', 'SIM-01', 'SIM-02', 'SIM-03', 'SIM-04', 'SIM-05', 'SIM-06', 'SIM-07', 'SIM-08', 'SIM-09', 'SIM-10', 'SIM-11', 'SIM-12', 'CLI-01',
  'CLI-02', 'CLI-03', 'CLI-04', 'CLI-05', 'CLI-06', 'OPS-01', 'OPS-02', 'OPS-03', 'OPS-04', 'OPS-05', 'OPS-06', 'OPS-07', 'OPS-08', 'OPS-09', 'OPS-10', 'OPS-11', 'OPS-12', 'OPS-14', 'OPS-15', 'OPS-16', 'EXP-01', 'EXP-02', 'AGT-01', 'AGT-02', 'AGT-03',
] // biome-ignore format: ids in the order of the requirements
