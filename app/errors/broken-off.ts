/**
 * How browsers word a request that was aborted or did not arrive, also because its page was left: Chromium, Firefox and
 * Safari, in this order. The specification's names for both are 'Request aborted' and 'Network Error'.
 */
const MESSAGES: readonly RegExp[] = [
  /^Failed to fetch$/,
  /^network error$/,
  /^The user aborted a request\.$/,
  /^(signal|BodyStreamBuffer|AbortSignal) (is|was) aborted/,

  /^NetworkError when attempting to fetch resource\.$/,
  /^Error in (input|body) stream$/,
  /^The operation was aborted\.\s*$/,

  /^Load failed$/,
  /^Fetch is aborted$/,
  /^cancelled$/,
  /^The network connection was lost\.$/,
  /^The Internet connection appears to be offline\.$/,
]

/** Whether a browser's error message is that of a request that was broken off, which is not reported (spec 8). */
export const isBrokenOff = (message: string): boolean => MESSAGES.some((pattern) => pattern.test(message))
