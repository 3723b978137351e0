import { getAnswersDeps } from '../answers-deps.server.ts'
import { createAnswersPost } from '../answers-post.server.ts'
import { unsubscribe } from './unsubscribe.server.ts'
import { UNSUBSCRIBE } from './unsubscribe.ts'

/** POST /unsubscribe, the form without script. */
export const unsubscribePost = createAnswersPost('/unsubscribe', UNSUBSCRIBE, (store, typed) =>
  unsubscribe(getAnswersDeps(store, 'unsubscribe'), typed),
)
