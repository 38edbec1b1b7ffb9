import { expect, test } from 'vitest'
import { refusePeople } from './refuse-people.ts'

test('a phone number beside a country is asked for without a country code', () => {
  const answer = refusePeople({ 'contact.phone': 'Enter the number with its country code, such as +44 20 7946 0958.' }, {})
  expect(answer.data.failure?.fields).toEqual({
    'contact.phone': 'Enter the number as it is dialled in the country beside it. Its country code is not needed.',
  })
})
