/** Texts of the catalogue's unsubscribe form. They load with its page. */
export const unsubscribe = {
  lead: 'Give us your name and address as they are on the label. It takes up to six weeks: a catalogue may be on its way already.',
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Address',
  message: 'Anything you would like to tell us',
  send: 'Stop sending it',
  sending: 'Sending',
  sent: 'Sent',
  'not-sent': 'Not sent',
  'sent.next': 'It takes up to six weeks, so one more may still arrive.',
  unavailable:
    'We can’t stop the catalogue here at the moment. Nothing you wrote is lost: tell us instead, and we will take you off the list.',
} as const
