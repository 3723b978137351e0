import { expect, test } from 'vitest'
import { getSizeRun, OPTION_VALUES } from './sizes.ts'

test.each(Object.entries(OPTION_VALUES))(
  'every value of %s has a code of its own in a sku (CODES in sizes.ts)',
  (_name, values) => {
    const codes = getSizeRun([{ type: 'size', values }]).sizes.map(({ code }) => code)
    expect(codes.filter((code) => !/^\w+$/.test(code))).toEqual([])
    expect(new Set(codes).size).toBe(values.length)
  },
)
