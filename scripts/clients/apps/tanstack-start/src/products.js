import { createServerFn } from '@tanstack/react-start'
import { queryStorefront } from './storefront.js'

export const loadProducts = createServerFn().handler(async () => {
  const response = await queryStorefront('{ products(first: 4) { nodes { title } } }')
  return response.ok ? (await response.json()).data.products.nodes : null
})
