/**
 * The messages of Chromium, Firefox and Safari, in this order, for a request that was aborted, also by leaving the page,
 * or that failed. The specification calls these "Request aborted" and "Network Error".
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

/** Whether a browser's error message is that of an aborted or failed request, which is not reported (spec 8). */
export const isAbortedRequest = (message: string): boolean => MESSAGES.some((pattern) => pattern.test(message))
