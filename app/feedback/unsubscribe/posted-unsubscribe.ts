import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import type { PostedAnswers } from '../answers-outcome.ts'
import { unsubscribePost } from './unsubscribe.server.ts'
import type { UnsubscribeField } from './unsubscribe.ts'

/** The fields that the page's own request has posted in vain; null for a page that was only opened, and in the browser. */
export const readPostedUnsubscribe = createIsomorphicFn()
  .server((): PostedAnswers<UnsubscribeField> | null => unsubscribePost.getPosted(getRequest()))
  .client((): PostedAnswers<UnsubscribeField> | null => null)
