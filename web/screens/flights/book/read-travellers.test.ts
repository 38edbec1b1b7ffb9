import { expect, test } from 'vitest'
import { fillTravellers, readTravellers } from './read-travellers.ts'
import { summariseProblems } from './summarise-problems.ts'
import { countTravellers, travellerLabels } from './traveller-labels.ts'

const adult = {
  'travellers.0.title': 'mr',
  'travellers.0.givenName': ' Chukwuemeka ',
  'travellers.0.familyName': 'Okonkwo-Adeyemi',
  'travellers.0.gender': 'm',
  'travellers.0.bornOn': '05/03/1990',
}
const contact = { 'contact.email': 'emeka@example.com', 'contact.phone': '0803 123 4567', 'contact.phoneCountry': 'NG' }
const passport = {
  'travellers.0.document.number': 'a1234567',
  'travellers.0.document.country': 'NG',
  'travellers.0.document.expiresOn': '1 Feb 2031',
}
const one = { passengers: [{ id: 'pas_1' }], documentsRequired: false }

test('a form becomes travellers with ISO days and a contact with an E.164 number', () => {
  expect(readTravellers({ ...adult, ...contact }, one)).toEqual({
    people: {
      travellers: [
        {
          passengerId: 'pas_1',
          title: 'mr',
          givenName: 'Chukwuemeka',
          familyName: 'Okonkwo-Adeyemi',
          gender: 'm',
          bornOn: '1990-03-05',
          document: null,
          loyalty: null,
        },
      ],
      contact: { email: 'emeka@example.com', phone: '+2348031234567' },
    },
    problems: null,
  })
})

test('a frequent-flyer number is read without the spaces people type, and asked for when only its programme is chosen', () => {
  const programme = { 'travellers.0.loyalty.airline': 'BA' }
  const { people } = readTravellers({ ...adult, ...contact, ...programme, 'travellers.0.loyalty.number': '1234 5678' }, one)
  expect(people?.travellers[0]?.loyalty).toEqual({ airline: 'BA', number: '12345678' })
  expect(people && fillTravellers(people)).toMatchObject({ 'travellers.0.loyalty.number': '12345678' })
  const { problems } = readTravellers({ ...adult, ...contact, ...programme }, one)
  expect(Object.keys(problems ?? {})).toEqual(['travellers.0.loyalty.number'])
})

test('a passport is read when one of its fields is filled', () => {
  const { people } = readTravellers({ ...adult, ...contact, ...passport }, one)
  expect(people?.travellers[0]?.document).toEqual({
    type: 'passport',
    number: 'A1234567',
    country: 'NG',
    expiresOn: '2031-02-01',
  })
})

test('a required passport is asked for field by field', () => {
  const { problems } = readTravellers({ ...adult, ...contact }, { ...one, documentsRequired: true })
  expect(Object.keys(problems ?? {})).toEqual([
    'travellers.0.document.number',
    'travellers.0.document.country',
    'travellers.0.document.expiresOn',
  ])
})

test('each problem has the path of its field', () => {
  const { problems } = readTravellers({ ...adult, 'travellers.0.bornOn': '31/02/1990', 'travellers.0.givenName': '' }, one)
  expect(Object.keys(problems ?? {}).sort()).toEqual([
    'contact.email',
    'contact.phone',
    'travellers.0.bornOn',
    'travellers.0.givenName',
  ])
  expect(problems?.['travellers.0.bornOn']).toBe('Type day, month and year, such as 05/03/1990.')
  expect(problems?.['travellers.0.givenName']).toBe('Enter the given name as in the passport.')
})

test('an empty date asks for the date', () => {
  const { problems } = readTravellers({ ...adult, ...contact, 'travellers.0.bornOn': '' }, one)
  expect(problems).toEqual({ 'travellers.0.bornOn': 'Enter the date of birth.' })
})

test('a passenger who is missing in the form is asked for', () => {
  const { problems } = readTravellers({ ...adult, ...contact }, { ...one, passengers: [...one.passengers, { id: 'pas_2' }] })
  expect(problems).toHaveProperty(['travellers.1.familyName'])
})

test('saved travellers fill the form as they were typed', () => {
  const { people } = readTravellers({ ...adult, ...contact, ...passport }, one)
  expect(people && fillTravellers(people)).toMatchObject({
    'travellers.0.givenName': 'Chukwuemeka',
    'travellers.0.bornOn': '05/03/1990',
    'travellers.0.document.expiresOn': '01/02/2031',
    'contact.phone': '0803 123 4567',
    'contact.phoneCountry': 'NG',
  })
})

test('travellers are named by kind; infants by the adult who holds them', () => {
  const passengers = [
    { type: 'ADT' as const, age: null },
    { type: 'ADT' as const, age: null },
    { type: 'CHD' as const, age: 7 },
    { type: 'INF' as const, age: null },
  ]
  expect(travellerLabels(passengers)).toEqual(['Adult 1', 'Adult 2', 'Child, 7 years', 'Infant on the lap of Adult 1'])
  expect(countTravellers(passengers)).toBe('2 adults, 1 child, 1 infant')
})

test('the summary names all fields of a traveller in one line and a single problem in full', () => {
  const fields = {
    'travellers.0.givenName': 'Enter the given name as in the passport.',
    'travellers.0.bornOn': 'Enter the date of birth.',
    'contact.email': 'Enter an e-mail address such as name@example.com.',
  }
  const failure = { code: 'input.invalid', title: 'Please check', body: '', fields, dialogCode: null, detail: null }
  const { outcome, labels } = summariseProblems({ failure, typed: {} }, ['Adult 1'])
  expect(outcome?.failure.fields).toEqual({
    'travellers.0.givenName': 'given name, date of birth',
    'contact.email': 'Enter an e-mail address such as name@example.com.',
  })
  expect(labels).toEqual({ 'travellers.0.givenName': 'Adult 1', 'contact.email': 'E-mail' })
})

test('a gender that nobody chose is the one that the title implies, where it implies one', () => {
  const genderFor = (title: string) =>
    readTravellers({ ...adult, ...contact, 'travellers.0.title': title, 'travellers.0.gender': '' }, one)
  expect(genderFor('ms').people?.travellers[0]?.gender).toBe('f')
  expect(Object.keys(genderFor('dr').problems ?? {})).toEqual(['travellers.0.gender'])
})
