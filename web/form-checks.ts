import { atLeast, checkOf, isEmail, like, type Rule } from './kit/form/check-of.ts'
import type { Check } from './kit/form/field-errors.ts'

const newPassword = atLeast(10, 'Use at least 10 characters.')

/**
 * By form and field: the error of a value, in the words of the API. The forms of travellers and guests have separate checks, made from the checkout's
 * persons.
 */
export const formRules = {
  signIn: { email: isEmail(), password: atLeast(1, 'Enter the password.') },
  signUp: {
    agencyName: atLeast(2, "Enter the agency's name."),
    slug: like({
      pattern: /^[a-z][a-z0-9-]{1,30}[a-z0-9]$/i,
      says: 'Use 3 to 32 letters, digits and hyphens, starting with a letter.',
    }),
    name: atLeast(2, 'Enter your name.'),
    email: isEmail(),
    password: newPassword,
  },
  forgotPassword: { email: isEmail() },
  resetPassword: { password: newPassword },
  askForCode: { email: isEmail('Write your e-mail address.') },
  enterCode: { code: like({ pattern: /^\d{3}\s?\d{3}$/, says: 'The code has six digits.' }) },
  findBooking: {
    reference: atLeast(4, 'Write the booking reference.'),
    email: isEmail('Write the e-mail address of the booking.'),
  },
  help: {
    name: atLeast(1, 'Write your name.'),
    email: isEmail('Write your e-mail address, so that we can answer.'),
    message: atLeast(5, 'Write a few words.'),
  },
  shareFlights: { to: isEmail('Enter an e-mail address.') },
  orderNote: { text: atLeast(1, 'Write the note.') },
  emailConfirmation: { email: isEmail() },
  markConfirmed: { bookingReference: atLeast(1, 'Enter the booking reference.') },
  markIssued: {
    bookingReference: like({ pattern: /^[A-Z0-9]{5,8}$/i, says: 'A booking reference has 5 to 8 letters and digits.' }),
    ticketNumbers: (value) =>
      value.trim() === '' || /^\d{3}-?\d{10}$/.test(value.trim()) ? null : 'A ticket number is 3 digits, a hyphen and 10 digits.',
  },
  regional: {
    country: atLeast(2, 'Choose a country from the list.'),
    currency: atLeast(3, 'Choose a currency from the list.'),
    zone: atLeast(1, 'Choose a time zone from the list.'),
  },
  ownRegion: {},
  support: { message: atLeast(10, 'Write at least 10 characters.') },
  invite: { email: isEmail() },
  invitationDomains: {
    domains: (value) =>
      value.split(/[\s,;]+/).every((domain) => domain === '' || /^@?([a-z0-9-]+\.)+[a-z0-9-]{2,}$/i.test(domain))
        ? null
        : 'Enter domains such as example.com.',
  },
  invited: { name: atLeast(2, 'Enter your name.'), password: newPassword },
  branch: {
    name: atLeast(2, 'Enter a name.'),
    email: (value) => (value.trim() === '' ? null : isEmail()(value)),
  },
  markup: { name: atLeast(2, 'Enter a name of at least 2 characters.') },
  role: { name: atLeast(2, 'Enter a name.') },
  customer: { name: atLeast(1, 'Enter the name.'), email: (value) => (value.trim() === '' ? null : isEmail()(value)) },
  customerNote: { text: atLeast(1, 'Write the note.') },
  customerTag: { tag: atLeast(1, 'Write the tag.') },
  newQuote: {
    title: atLeast(1, 'Write a title.'),
    name: atLeast(1, 'Write the name of the customer.'),
    email: (value) => (value.trim() === '' ? null : isEmail()(value)),
  },
  quoteOption: { title: atLeast(1, 'Write a title.') },
  quoteText: { text: atLeast(1, 'Write the text.') },
  quoteComment: { text: atLeast(1, 'Write the comment.') },
  agencyRecord: {
    name: atLeast(2, "Enter the agency's name."),
    iataNumber: (value) =>
      /^(?:\d{7,8})?$/.test(value.replaceAll(/[\s-]/g, '')) ? null : 'An IATA or TIDS number has 7 or 8 digits.',
  },
  contactDetails: {},
  customerTerms: {},
  orderSettings: { orderPrefix: like({ pattern: /^[A-Z]{2,4}$/i, says: 'Use two to four letters, such as SKY.' }) },
  person: { name: atLeast(2, 'Enter your name.') },
  changePassword: { currentPassword: atLeast(1, 'Enter your password.'), newPassword },
  confirmPassword: { password: atLeast(1, 'Enter your password.') },
  factorCode: { code: atLeast(6, 'Enter the code.') },
  newPasskey: { name: atLeast(1, 'Name the passkey.'), password: atLeast(1, 'Enter your password.') },
  mailWords: { subject: atLeast(1, 'Write the subject.'), heading: atLeast(1, 'Write the heading.') },
  publishing: { at: atLeast(1, 'Choose a day and a time.') },
  apiKey: {
    name: atLeast(2, 'Name the program that uses the key.'),
    password: atLeast(1, 'Enter your password.'),
  },
  webhook: { url: atLeast(1, 'Write the address of your server.') },
  ownDomain: {
    name: like({
      pattern: /^(https?:\/\/)?[^\s/]+\.[^\s/.]+\/?$/i,
      says: 'Write a domain of your own, such as www.skyways.com.',
    }),
  },
} satisfies Record<string, Record<string, Rule>>

export type FormName = keyof typeof formRules

/** The check of one of these forms. */
export const checkFor = (form: FormName): Check => checkOf(formRules[form])
