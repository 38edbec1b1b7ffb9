import { expect, test } from 'vitest'
import { problemsOfForm } from './read-people.ts'

test('an error about the second of the sent participants stands beside the field of their place in the offer', () => {
  const people = [0, 2].map((index) => ({ index, title: null, givenName: '', familyName: '' }))
  const sent = { participants: people, answers: [], pickup: null, requests: '', contact: { email: '', phone: '' } }
  const problems = { 'participants.1.givenName': 'Enter the given name.', 'contact.email': 'Enter the e-mail.' }
  expect(problemsOfForm(problems, sent)).toEqual({
    'participants.2.givenName': 'Enter the given name.',
    'contact.email': 'Enter the e-mail.',
  })
})
