import { expect, test } from 'vitest'
import { createRecentValues } from './recent-values.ts'

test('the least recently used value gives way first [OPS-04]', () => {
  const values = createRecentValues<number>(2)
  values.set('heroes', 1)
  values.set('denim', 2)
  values.get('heroes')
  values.set('shorts', 3)
  expect(['heroes', 'denim', 'shorts'].map(values.get)).toEqual([1, undefined, 3])
})

test('values give way to a larger one until all fit [OPS-04]', () => {
  const values = createRecentValues<string>(100, { maxSize: 12, getSize: (text) => text.length })
  for (const key of ['a', 'b', 'c', 'd']) values.set(key, 'xxx')
  values.set('a', 'xx')
  values.set('e', 'xxx')
  expect(['a', 'b', 'c', 'd', 'e'].map(values.get)).toEqual(['xx', undefined, 'xxx', 'xxx', 'xxx'])
})

test('a value over a quarter of the limit displaces nothing', () => {
  const values = createRecentValues<string>(100, { maxSize: 12, getSize: (text) => text.length })
  values.set('a', 'xxx')
  values.set('b', 'xxxx')
  expect(['a', 'b'].map(values.get)).toEqual(['xxx', undefined])
})

test('a removed value frees its place and its size', () => {
  const values = createRecentValues<string>(1, { maxSize: 12, getSize: (text) => text.length })
  values.set('a', 'xxx')
  values.delete('a')
  values.set('b', 'xxx')
  expect(['a', 'b'].map(values.get)).toEqual([undefined, 'xxx'])
})
