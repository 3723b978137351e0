import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import type { PostedAnswers } from '../answers-outcome.ts'
import { surveyPost } from './survey.server.ts'
import type { SurveyQuestion } from './survey.ts'

/** The answers that the page's own request has posted in vain; null for a page that was only opened, and in the browser. */
export const readPostedSurvey = createIsomorphicFn()
  .server((): PostedAnswers<SurveyQuestion> | null => surveyPost.getPosted(getRequest()))
  .client((): PostedAnswers<SurveyQuestion> | null => null)
