import { describe, expect, test } from 'vitest'
import { type FormName, formRules } from '../../form-checks.ts'
import { checkTravellers } from '../../screens/flights/book/check-travellers.ts'
import { checkGuests } from '../../screens/stays/book/check-guests.ts'
import { checkColours } from '../../screens/website/brand/state.ts'
import { checkLinks } from '../../screens/website/pages/link-problems.ts'
import { checkOf, type Rule } from './check-of.ts'
import { afterAnswer, afterChange, afterLeaving, beforeSending, type Check } from './field-errors.ts'
import type { FormOutcome } from './outcome.ts'

const adult = { id: 'a', type: 'ADT' as const, age: null }
const travellers = checkTravellers({ passengers: [adult], documentsRequired: true, lastDay: '2026-12-20' })
const lead = { room: 0, type: 'adult' as const, age: null, label: 'Who checks in', isLead: true }

/** For one field: a valid value, and one or more invalid ones. */
type Values = { right: string; wrong: string[] }
const email: Values = { right: 'ada@example.com', wrong: ['', 'ada@', 'ada'] }
const password: Values = { right: 'Ten-letters-1', wrong: ['', 'short'] }
const phone: Values = { right: '0803 123 4567', wrong: ['', '12'] }

/** Every field that a form of the product validates, by form. The expected results come from the shapes of the API. */
const simple: Record<FormName, Record<string, Values>> = {
  signIn: { email, password: { right: 'x', wrong: [''] } },
  signUp: {
    agencyName: { right: 'Harmattan Tours', wrong: ['', 'H'] },
    slug: { right: 'harmattan', wrong: ['', '1a', 'a b'] },
    name: { right: 'Ada Eze', wrong: ['', 'A'] },
    email,
    password,
  },
  forgotPassword: { email },
  resetPassword: { password },
  askForCode: { email },
  enterCode: { code: { right: '123 456', wrong: ['', '12345', 'abcdef'] } },
  findBooking: { reference: { right: 'X4P9QT', wrong: ['', 'X4'] }, email },
  help: { name: { right: 'Ada', wrong: [''] }, email, message: { right: 'Where is it?', wrong: ['', 'Hi'] } },
  shareFlights: { to: email },
  orderNote: { text: { right: 'Called.', wrong: ['', '  '] } },
  emailConfirmation: { email },
  markConfirmed: { bookingReference: { right: 'T-1', wrong: ['', ' '] } },
  markIssued: {
    bookingReference: { right: 'ABC123', wrong: ['', 'A-1'] },
    'ticketNumbers.1': { right: '125-2342567890', wrong: ['125'] },
  },
  regional: {
    country: { right: 'KE', wrong: [''] },
    currency: { right: 'KES', wrong: [''] },
    zone: { right: 'Africa/Nairobi', wrong: [''] },
  },
  support: { message: { right: 'Where is the transfer?', wrong: ['', 'Help'] } },
  invite: { email },
  invitationDomains: { domains: { right: 'skyways.test, example.ng', wrong: ['skyways', 'a@b.test', 'https://b.test'] } },
  invited: { name: { right: 'Ada Eze', wrong: ['', 'A'] }, password },
  branch: { name: { right: 'Lekki', wrong: ['', 'L'] }, email: { right: '', wrong: ['lekki'] } },
  markup: { name: { right: 'In season', wrong: ['', 'A'] } },
  role: { name: { right: 'Cashier', wrong: ['', 'C'] } },
  customer: { name: { right: 'Ada Eze', wrong: ['', ' '] }, email: { right: 'ada@example.com', wrong: ['ada@', 'ada'] } },
  customerNote: { text: { right: 'Likes the aisle.', wrong: ['', '  '] } },
  customerTag: { tag: { right: 'VIP', wrong: ['', ' '] } },
  newQuote: {
    title: { right: 'Zanzibar', wrong: ['', ' '] },
    name: { right: 'Ada Eze', wrong: ['', ' '] },
    email: { right: 'ada@example.com', wrong: ['ada@', 'ada'] },
  },
  quoteOption: { title: { right: 'By the sea', wrong: ['', ' '] } },
  quoteText: { text: { right: 'A day to rest.', wrong: ['', '  '] } },
  quoteComment: { text: { right: 'Breakfast is included.', wrong: ['', '  '] } },
  agencyRecord: {
    name: { right: 'Harmattan Tours', wrong: ['', 'H'] },
    iataNumber: { right: '91-2 3456 7', wrong: ['12', 'abcdefg'] },
  },
  contactDetails: {},
  customerTerms: {},
  ownRegion: {},
  orderSettings: { orderPrefix: { right: 'sky', wrong: ['', 'S', 'S1', 'LONGER'] } },
  person: { name: { right: 'Ada Eze', wrong: ['', 'A'] } },
  changePassword: { currentPassword: { right: 'x', wrong: [''] }, newPassword: password },
  confirmPassword: { password: { right: 'x', wrong: [''] } },
  factorCode: { code: { right: '123 456', wrong: ['', '12345'] } },
  newPasskey: { name: { right: 'Laptop', wrong: ['', ' '] }, password: { right: 'x', wrong: [''] } },
  mailWords: { subject: { right: 'Your trip', wrong: ['', ' '] }, heading: { right: 'Your trip', wrong: ['', ' '] } },
  publishing: { at: { right: '2026-11-25T08:00', wrong: [''] } },
  apiKey: { name: { right: 'Back office', wrong: ['', 'B'] }, password: { right: 'x', wrong: [''] } },
  webhook: { url: { right: 'https://hooks.example.com', wrong: [''] } },
  ownDomain: { name: { right: 'www.harmattan.example', wrong: ['', 'harmattan', 'https://a.b/c'] } },
}
const rulesOf = (form: string): Record<string, Rule> => Object.entries(formRules).find(([name]) => name === form)?.[1] ?? {}
const forms: Record<string, { check: Check; fields: Record<string, Values> }> = {
  ...Object.fromEntries(Object.entries(simple).map(([name, fields]) => [name, { check: checkOf(rulesOf(name)), fields }])),
  travellers: {
    check: travellers,
    fields: {
      'travellers.0.title': { right: 'mrs', wrong: [''] },
      'travellers.0.givenName': { right: 'Ada', wrong: ['', 'A1'] },
      'travellers.0.familyName': { right: 'Eze', wrong: ['', '李'] },
      'travellers.0.gender': { right: 'f', wrong: [''] },
      'travellers.0.bornOn': { right: '05/03/1990', wrong: ['', '31/02/1990', '05/03/2024'] },
      'travellers.0.document.number': { right: 'A1234567', wrong: ['', '1'] },
      'travellers.0.document.country': { right: 'NG', wrong: [''] },
      'travellers.0.document.expiresOn': { right: '05/03/2032', wrong: ['', 'soon', '01/01/2026'] },
      'contact.email': email,
      'contact.phone': phone,
    },
  },
  brand: {
    check: checkColours,
    fields: Object.fromEntries(
      ['primaryColor', 'secondaryColor', 'buttonColor'].map((name) => [name, { right: '1e61dc', wrong: ['', '#1e61d', 'red'] }]),
    ),
  },
  links: {
    check: checkLinks,
    fields: {
      'links.1.title': { right: 'Blog', wrong: ['', 'x'.repeat(61)] },
      'links.1.urlLink': { right: 'https://blog.example', wrong: ['', 'htps:/blog'] },
    },
  },
  guests: {
    check: checkGuests([lead]),
    fields: {
      'guests.0.givenName': { right: 'Ada', wrong: ['', 'A1'] },
      'guests.0.familyName': { right: 'Eze', wrong: ['', 'E$'] },
      'contact.email': email,
      'contact.phone': phone,
      requests: { right: 'Quiet room', wrong: ['x'.repeat(1_001)] },
    },
  },
}

const refusal = (fields: Record<string, string>, typed: Record<string, string>): FormOutcome => ({
  failure: { code: 'input.invalid', title: '', body: '', fields, dialogCode: null, detail: null },
  typed,
})
const reading = (values: Record<string, string>) => (name: string) => values[name] ?? ''
const cases = Object.entries(forms).flatMap(([form, { check, fields }]) =>
  Object.entries(fields).map(([name, values]) => ({ form, name, check, ...values })),
)

describe('an error of a field', () => {
  test('every field that a form judges is in the table', () => {
    for (const [form, fields] of Object.entries(simple))
      expect(
        Object.keys(fields).map((name) => name.replace(/\.\d+$/, '')),
        form,
      ).toEqual(Object.keys(rulesOf(form)))
  })

  test.each(cases)('$form, $name: goes once the value is right, and stays while it is not', ({ name, check, right, wrong }) => {
    for (const bad of wrong) {
      const refused = afterAnswer({}, refusal({ [name]: 'Refused.' }, { [name]: bad }), check)
      expect(refused[name]?.says, bad).toBe('Refused.')
      const still = afterChange(refused, name, { check, valueOf: reading({ [name]: bad }) })
      expect(still[name]?.says, bad).toBeTruthy()
      expect(afterChange(still, name, { check, valueOf: reading({ [name]: right }) }), bad).toEqual({})
    }
  })

  test.each(cases)('$form, $name: flagged on leaving, it stands when the form is sent', ({ name, check, right, wrong }) => {
    for (const bad of wrong.filter((value) => value !== '')) {
      const left = afterLeaving({}, name, { check, valueOf: reading({ [name]: bad }) })
      expect(left[name]?.says, bad).toBeTruthy()
      const answered = afterAnswer(left, refusal({ other: 'Refused.' }, { [name]: bad }), check)
      expect(answered[name], bad).toEqual(left[name])
    }
    expect(afterLeaving({}, name, { check, valueOf: reading({ [name]: right }) })).toEqual({})
    expect(afterLeaving({}, name, { check, valueOf: reading({}) })).toEqual({})
  })

  test.each(cases)(
    '$form, $name: a form that is judged before it is sent flags it, empty or not',
    ({ name, check, right, wrong }) => {
      for (const bad of wrong) {
        const flagged = beforeSending([name], { check, valueOf: reading({ [name]: bad }) })
        expect(flagged[name]?.says, bad).toBeTruthy()
        expect(afterChange(flagged, name, { check, valueOf: reading({ [name]: right }) }), bad).toEqual({})
      }
      expect(beforeSending([name], { check, valueOf: reading({ [name]: right }) })).toEqual({})
    },
  )

  test('that only the server knows goes when its field changes, and not before', () => {
    const check = checkOf(formRules.signUp)
    const typed = { email: 'taken@example.com' }
    const taken = afterAnswer({}, refusal({ email: 'This address has an account.' }, typed), check)
    expect(afterChange(taken, 'name', { check, valueOf: reading(typed) })).toEqual(taken)
    expect(afterChange(taken, 'email', { check, valueOf: reading({ email: 'free@example.com' }) })).toEqual({})
  })

  test('goes with another field that it is judged together with', () => {
    const programme = 'travellers.0.loyalty.airline'
    const typed = { 'travellers.0.loyalty.number': 'BA12345', [programme]: '' }
    const refused = afterAnswer({}, refusal({ [programme]: 'Choose the programme.' }, typed), travellers)
    expect(afterChange(refused, 'travellers.0.loyalty.number', { check: travellers, valueOf: reading({}) })).toEqual({})
  })
})
