import { expect, test } from 'vitest'
import { sizeCharts } from '#app/size-charts/charts.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { productFromWire } from '../product.wire.ts'
import { getSizeChart } from '../size/size-chart.ts'
import { listBodyTables } from './garment-measures.ts'

test.each([
  ['heroes-navy', ['waist', 'build', 'leg']],
  ['firsts-navy', ['waist', 'leg']],
  ['half-heroes-navy', ['waist', 'build', 'leg']],
  ['sunday-shorts-navy', ['leg', 'size']],
  ['swims-navy', ['waist', 'leg']],
  ['everyday-tee-white', ['size', 'cut', 'length']],
  ['office-shirt-white', ['chest', 'cut', 'length']],
  ['trunks-black', ['size']],
  ['undertee-white', ['under-tees', 'length']],
  ['the-belt-tan', ['belts']],
  ['everyday-socks-navy', ['socks']],
])('the size guide of %s has the tables of its options %j [PDP-17]', async (handle, tables) => {
  const { backend, fetch } = await givenScenario('default-shop')
  const wire = await createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch }).product({
    store: 'gb',
    handle,
  })
  const product = wire && productFromWire(wire, 'gb')
  const chart = product && getSizeChart(product)
  expect(product && chart && listBodyTables(sizeCharts[chart].tables, product).map(({ table }) => table.id)).toEqual(
    tables,
  )
})
