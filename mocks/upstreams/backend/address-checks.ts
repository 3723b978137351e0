import type { RequestHandler } from 'msw'
import { provincesOf } from '#mocks/world/catalogue/places.ts'
import type { BackendOperations } from './operations.ts'
import { readPhoneNumber } from './phone-numbers.ts'

/** What forms ask about a number or an address while it is being typed. */
export function addressCheckHandlers(on: BackendOperations): RequestHandler[] {
  return [
    on('validatePhone', {
      answer({ path: { countryCode }, json: { number }, reply }) {
        const read = readPhoneNumber(number, countryCode)
        return 'error' in read ? reply(422, read) : reply(200, { error: null, number: read.number })
      },
      refuse: ({ reply, why }) => reply(422, { error: why }),
    }),

    on('provinces', {
      answer: ({ query: { country }, reply }) => reply(200, provincesOf(country)),
      // a question about no country has no provinces for an answer: the contract knows no refusal here
      refuse: ({ reply }) => reply(200, []),
    }),
  ]
}
