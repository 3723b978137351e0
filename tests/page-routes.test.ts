import { createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { routeTree } from '#app/routeTree.gen.ts'
import { REGIONS } from '#contracts/shop/regions.ts'
import { differ } from './support/differ.ts'
import { ENDPOINTS, PAGE_ROUTES } from './support/page-routes.ts'

test('every route is a page that all pages’ tests visit, or no page [OPS-05] [OPS-06]', () => {
  const { routesByPath } = createRouter({ routeTree, context: { region: REGIONS.gb } })
  const routes = Object.keys(routesByPath)
  expect(
    differ(routes, [...Object.keys(PAGE_ROUTES), ...ENDPOINTS], {
      lacks: (route) =>
        `Give an address of ${route} in PAGE_ROUTES of tests/support/page-routes.ts, or list it in ENDPOINTS`,
      tooMany: (route) => `Take ${route} out of tests/support/page-routes.ts: no file of app/routes has it`,
    }),
  ).toEqual([])
})
