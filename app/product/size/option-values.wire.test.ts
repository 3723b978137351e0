import { expect, test } from 'vitest'
import { parseOptionType } from '#app/fit/option-codes.ts'
import { listOptionValues } from './variants.wire.ts'

test.each([
  ['waist', ['40', '28', '34', '30'], ['28', '30', '34', '40']],
  ['leg', ['37', '28', '33'], ['28', '33', '37']],
  ['build', ['Build C', 'Build A', 'Build B'], ['Build A', 'Build B', 'Build C']],
  ['build', ['C', 'A'], ['A', 'C']],
  ['taper', ['Straight', 'Skinny', 'Slim'], ['Slim', 'Straight', 'Skinny']],
  ['size', ['XXL', 'L+', 'S', 'M+', 'L', 'XL', 'M'], ['S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL']],
  ['size', ['M/L', 'S/M'], ['S/M', 'M/L']],
  ['chest', ['48', '36', '40'], ['36', '40', '48']],
  ['cut', ['Straight', 'Slim'], ['Slim', 'Straight']],
  ['length', ['Long', 'Short', 'Regular'], ['Short', 'Regular', 'Long']],
  ['shortsleg', ['11', '3', '7'], ['3', '7', '11']],
  ['swimshortsleg', ['9', '5'], ['5', '9']],
  ['trunksleg', ['7', '3', '5'], ['3', '5', '7']],
  ['pack', ['3 Pack', 'Single', '2 Pack'], ['Single', '2 Pack', '3 Pack']],
  ['amount', ['100', '25', '50'], ['25', '50', '100']],
  ['waist', ['48', '34', 'Custom', '', '34'], ['34', '48', 'Custom']],
] as const)('lists the %s values %j as %j [COL-12] [COL-07]', (wireType, sent, listed) => {
  const type = parseOptionType(wireType)
  if (!type) throw new Error(`no option ${wireType}`)
  const variants = sent.map((value, id) => ({
    id,
    sku: '',
    options: ['first', value],
    inventory_quantity: 1,
    pre_order_inventory_quantity: null,
  }))
  expect(listOptionValues(type, 1, variants)).toEqual(listed)
})
