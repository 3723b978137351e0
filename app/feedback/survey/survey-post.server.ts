import { getAnswersDeps } from '../answers-deps.server.ts'
import { createAnswersPost } from '../answers-post.server.ts'
import { sendSurvey } from './survey.server.ts'
import { SURVEY } from './survey.ts'

/** POST /spoke-feedback, the survey without script. */
export const surveyPost = createAnswersPost('/spoke-feedback', SURVEY, (store, typed) =>
  sendSurvey(getAnswersDeps(store, 'survey'), typed),
)
