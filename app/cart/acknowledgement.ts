/** The text to acknowledge before letters are added: spec 5, letter for letter, in every region. */
export const ACKNOWLEDGEMENT = 'I acknowledge that personalised items cannot be exchanged or returned.'
