import { CATALOGUE_STOPS_WITHIN } from '#contracts/shop/contact.ts'

/** Texts that the survey and the unsubscribe form share. They load with these pages. */
export const feedbackWords = {
  /** Spec 5, without the full stop of the message for a failed call. */
  missed: 'We think you might have missed a question',
  'too-long': 'That is more than we can take: {most} characters at most, please',
  'too-long.form': 'One of your answers is longer than we can take',
  'failed.next': 'Nothing you wrote is lost. If every question has its answer, please try again in a moment.',
  optional: '(optional)',
  onwards: 'Back to the shop',
} as const

/** Texts of the feedback survey. They load with its page. */
export const surveyWords = {
  lead: 'Nine questions, two minutes. We need the five ratings; write as much or as little as you like for the rest.',
  recommendLikelihood: 'How likely are you to recommend us to a friend?',
  'recommendLikelihood.low': 'Not at all likely',
  'recommendLikelihood.high': 'Extremely likely',
  fitRating: 'How well does what you bought fit?',
  'fitRating.low': 'Badly',
  'fitRating.high': 'Perfectly',
  improveFit: 'How could we improve the fit?',
  deliveryAndServiceRating: 'How would you rate our delivery and service?',
  'deliveryAndServiceRating.low': 'Poor',
  'deliveryAndServiceRating.high': 'Excellent',
  newProducts: 'Which new products would you like us to make?',
  priceVersusValue: 'How good is the value for the price?',
  'priceVersusValue.low': 'Poor value',
  'priceVersusValue.high': 'Great value',
  siteNavigation: 'How easy is it to find your way around our site?',
  'siteNavigation.low': 'Very hard',
  'siteNavigation.high': 'Very easy',
  findingProducts: 'What would have made finding the product easier?',
  heardAboutUs: 'How did you hear about the product?',
  send: 'Send my feedback',
  sending: 'Sending',
  sent: 'Sent',
  'not-sent': 'Not sent',
  'sent.next': 'It was good to hear from you.',
  unavailable: 'We can’t take feedback here at the moment. Nothing you wrote is lost: you can send it to us instead.',
} as const

/** Texts of the catalogue's unsubscribe form. They load with its page. */
export const unsubscribeWords = {
  lead: {
    'en-GB': `Give us your name and address as they are on the label. It takes up to ${CATALOGUE_STOPS_WITHIN}: a catalogue may be on its way already.`,
    'en-US': `Give us your name and address as they are on the label. It takes up to ${CATALOGUE_STOPS_WITHIN}: a catalog may be on its way already.`,
  },
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Address',
  message: 'Anything you would like to tell us',
  send: 'Stop sending it',
  sending: 'Sending',
  sent: 'Sent',
  'not-sent': 'Not sent',
  'sent.next': `It takes up to ${CATALOGUE_STOPS_WITHIN}, so one more may still arrive.`,
  unavailable: {
    'en-GB':
      'We can’t stop the catalogue here at the moment. Nothing you wrote is lost: tell us instead, and we will take you off the list.',
    'en-US':
      'We can’t stop the catalog here at the moment. Nothing you wrote is lost: tell us instead, and we will take you off the list.',
  },
} as const
