import { expect, test } from 'vitest'
import { parseVotes, serializeVotes } from './review-votes.ts'

const KEY = '0f6f3a52-6d38-4a0b-a7e1-1c2d3e4f5a6b'

test('votes are kept as they are written [PDP-11]', () => {
  const votes = new Map([
    ['1001', { key: KEY, votes: 6 }],
    ['10&02', { key: KEY, votes: 0 }],
  ])
  expect(parseVotes(serializeVotes(votes))).toEqual(votes)
})

test.each(['', 'null', '{"a":1}', `1001=${KEY}`, `1001=${KEY}+x`, '1001=key+6', `1001=${KEY}+-3`])(
  'a stored text of %j has no votes [PDP-11]',
  (text) => {
    expect(parseVotes(text).size).toBe(0)
  },
)

test('hundreds of votes are kept, and the oldest of thousands forgotten [PDP-11]', () => {
  const votes = new Map(Array.from({ length: 1_000 }, (_, at) => [`${at}`, { key: KEY, votes: at }]))
  const parsed = parseVotes(serializeVotes(votes))
  expect([...parsed.keys()]).toEqual(Array.from({ length: 200 }, (_, at) => `${800 + at}`))
})
