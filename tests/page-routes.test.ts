import { createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { routeTree } from '#app/routeTree.gen.ts'
import { REGIONS } from '#contracts/shop/regions.ts'
import { ENDPOINTS, PAGE_ROUTES } from './support/page-routes.ts'

test('every route is a page that all pages’ tests visit, or no page [OPS-05] [OPS-06]', () => {
  const { routesByPath } = createRouter({ routeTree, context: { region: REGIONS.gb } })
  const routes = Object.keys(routesByPath)
  expect([...Object.keys(PAGE_ROUTES), ...ENDPOINTS].toSorted()).toEqual(routes.toSorted())
})
