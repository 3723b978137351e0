import { createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { REGIONS } from '#app/region/regions.ts'
import { routeTree } from '#app/routeTree.gen.ts'
import { ENDPOINTS, PAGE_ROUTES } from './support/page-routes.ts'

test('every route is a page that all pages’ tests visit, or no page [OPS-05] [OPS-06]', () => {
  const { routesByPath } = createRouter({ routeTree, context: { region: REGIONS.gb } })
  const routes = Object.keys(routesByPath)
  expect([...Object.keys(PAGE_ROUTES), ...ENDPOINTS].toSorted()).toEqual(routes.toSorted())
})
