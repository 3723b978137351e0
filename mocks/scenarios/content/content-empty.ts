import { defineScenario } from '../define-scenario.ts'

export const contentEmpty = defineScenario({
  name: 'content-empty',
  summary: 'The editors have unpublished every promo, page and piece of care copy.',
  department: 'content',
  given({ world }) {
    for (const part of ['productsPromo', 'productDiscount', 'careCopy', 'page'] as const) world.content.blank(part)
  },
  start: '/pages/about-us',
})
