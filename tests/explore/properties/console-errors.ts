import { ERRORS_OF } from '#tests/support/conditions/conditions.ts'
import type { Property } from '../observation.ts'

/** What a browser writes of a response that failed, which other properties judge. */
const OF_RESPONSES = /^Failed to load resource|^Access to |blocked by client/i
/** What React's development build says of the router's own Hydrate. */
const IN_DEVELOPMENT = /This library called use\(\) to suspend in a previous render/
/** Of a page that is left, and of the browser's own page where none arrives. */
const OF_NO_PAGE = /net::ERR_ABORTED|Failed to fetch|Failed to read the 'localStorage' property/

/** The number of a failure on the server, which its page shows. */
const OF_FAILED_PAGE = /^(?:Uncaught )?Error: [\da-f]{8}-[\da-f]{4}-/

/** No script throws, and nothing is written as an error, such as a violation of the content security policy. */
export const consoleErrors: Property = ({ noted: { errors }, setting: { condition }, page: { isOurs } }) => {
  const ofCondition = condition ? ERRORS_OF[condition] : undefined
  return isOurs
    ? errors.filter(
        (text) =>
          ![OF_RESPONSES, IN_DEVELOPMENT, OF_NO_PAGE, OF_FAILED_PAGE].some((one) => one.test(text)) &&
          !ofCondition?.test(text),
      )
    : []
}
