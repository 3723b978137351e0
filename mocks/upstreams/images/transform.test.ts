import { expect, test } from 'vitest'
import { getTargetSize, readTransform } from './transform.ts'

const ORIGINAL = { width: 1600, height: 2000 }

test.each([
  ['', { crop: 'centre' }],
  ['width=320', { width: 320, crop: 'centre' }],
  ['width=320&height=100&crop=TOP', { width: 320, height: 100, crop: 'top' }],
  ['height=9999', { height: 5760, crop: 'centre' }],
  ['width=0&height=-5&crop=toString', { crop: 'centre' }],
  ['width=wide&height=1.5&pad_color=nothing', { crop: 'centre' }],
  ['width=10&height=20&pad_color=f3efe8', { width: 10, height: 20, crop: 'centre', padColour: '#f3efe8' }],
])('the parameters "%s" are read as Shopify reads them', (query, transform) => {
  expect(readTransform(new URLSearchParams(query))).toEqual(transform)
})

test.each([
  ['', 1600, 2000],
  ['width=320', 320, 400],
  ['height=100', 80, 100],
  ['width=100&height=100', 100, 100],
  ['width=3200', 1600, 2000],
  ['width=4000&height=4000', 1600, 1600],
  ['width=1', 1, 1],
])('with "%s" a picture of 1600 by 2000 becomes %i by %i', (query, width, height) => {
  expect(getTargetSize(readTransform(new URLSearchParams(query)), ORIGINAL)).toEqual({ width, height })
})
