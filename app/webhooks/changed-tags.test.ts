import { expect, test } from 'vitest'
import { getContentTags, getShopifyTags } from './changed-tags.ts'

test.each([
  ['products/update', { id: 2001, handle: 'heroes-navy' }, ['product:us:2001', 'long-list:us']],
  ['products/create', { id: 2001 }, ['product:us:2001', 'list:us', 'long-list:us']],
  ['products/delete', { id: 2001 }, ['product:us:2001', 'list:us', 'long-list:us']],
  ['variants/out_of_stock', { id: 1001001, product_id: 2001 }, ['product:us:2001', 'long-list:us']],
  ['collections/update', { id: 9, handle: 'Trousers' }, ['collection:us:trousers']],
  ['collections/delete', { id: 9 }, ['list:us']],
])('%s purges what it changed in its region [OPS-09]', (topic, body, tags) => {
  expect(getShopifyTags('us', topic, body)).toEqual(tags)
})

test('topics that change no page are ignored, malformed bodies refused [OPS-09]', () => {
  expect(getShopifyTags('gb', 'orders/create', {})).toBe('other')
  expect(getShopifyTags('gb', 'inventory_levels/update', { inventory_item_id: 1 })).toBe('other')
  expect(getShopifyTags('gb', 'products/update', { id: '2001' })).toBe('malformed')
  expect(getShopifyTags('gb', 'collections/update', undefined)).toBe('malformed')
})

test('an entry purges its type, or all content if it may be part of other entries [OPS-09]', () => {
  const publish = (contentType: string) =>
    getContentTags('ContentManagement.Entry.publish', {
      sys: { id: '1', type: 'Entry', contentType: { sys: { id: contentType } } },
    })
  expect(publish('flashBanner')).toEqual(['content:flashbanner'])
  expect(publish('menuLink')).toEqual(['content'])
  expect(getContentTags('ContentManagement.Asset.publish', { sys: { id: '1', type: 'Asset' } })).toEqual([
    'content:asset',
  ])
  expect(getContentTags('ContentManagement.Entry.auto_save', {})).toBe('other')
  expect(getContentTags('ContentManagement.Entry.publish', {})).toBe('malformed')
})
