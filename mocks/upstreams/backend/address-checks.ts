import type { RequestHandler } from 'msw'
import { listProvinces } from '#mocks/world/catalogue/places.ts'
import type { BackendOperations } from './operations.ts'
import { parsePhoneNumber } from './phone-numbers.ts'

/** Creates the handlers that forms call while a phone number or an address is being typed. */
export function createAddressCheckHandlers(on: BackendOperations): RequestHandler[] {
  return [
    on('validatePhone', {
      respond({ path: { countryCode }, json: { number }, reply }) {
        const result = parsePhoneNumber(number, countryCode)
        return 'error' in result ? reply(422, result) : reply(200, { error: null, number: result.number })
      },
      reject: ({ reply, message }) => reply(422, { error: message }),
    }),

    on('provinces', {
      respond: ({ query: { country }, reply }) => reply(200, listProvinces(country)),
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),
  ]
}
