import { describe, expect, it } from 'vitest'
import type { TypedSoFar } from '#contract/checkouts/typed-so-far.ts'
import type { Traveller } from '#domain/flights/people/traveller.ts'
import { savedFields, toSaved } from './saved-fields.ts'
import { startFields } from './start-fields.ts'

const person = (passengerId: string, givenName: string): Traveller => ({
  passengerId,
  title: 'ms',
  givenName,
  familyName: 'Okonkwo',
  gender: 'f',
  bornOn: '1990-03-05',
  document: null,
  loyalty: { airline: 'BA', number: '12345678' },
})
const contact = { email: 'ada@example.com', phone: '+2348031234567' }
const checkout = (types: ('ADT' | 'CHD' | 'INF')[], travellers: Traveller[] | null = null) => ({
  travellers,
  contact: travellers && contact,
  offer: { passengers: types.map((type, at) => ({ id: `new${at}`, type })) },
})
const earlier = (rest: Partial<Extract<TypedSoFar['earlier'], { product: 'flight' }>>): TypedSoFar => ({
  draft: null,
  earlier: {
    product: 'flight',
    draft: null,
    travellers: null,
    contact: null,
    passengers: [
      { id: 'old0', type: 'CHD' },
      { id: 'old1', type: 'ADT' },
    ],
    ...rest,
  },
})

describe('the traveller form starts with', () => {
  it('what was typed here, even when something was saved before', () => {
    const draft = { 'travellers.0.givenName': 'Ngo' }
    expect(startFields(checkout(['ADT'], [person('new0', 'Ada')]), { draft, earlier: null })).toEqual({
      start: draft,
      source: 'draft',
    })
  })

  it('what was saved here', () => {
    const { start, source } = startFields(checkout(['ADT'], [person('new0', 'Ada')]), { draft: null, earlier: null })
    expect(source).toBe('saved')
    expect(start).toMatchObject({ 'travellers.0.givenName': 'Ada', 'contact.email': 'ada@example.com' })
  })

  it('what was typed into an expired checkout, each traveller in a place of the same type', () => {
    const draft = { 'travellers.0.givenName': 'Obi', 'travellers.1.givenName': 'Ada', 'contact.email': 'ada@example.com' }
    expect(startFields(checkout(['ADT', 'CHD', 'INF']), earlier({ draft }))).toEqual({
      start: { 'travellers.1.givenName': 'Obi', 'travellers.0.givenName': 'Ada', 'contact.email': 'ada@example.com' },
      source: 'earlier',
    })
  })

  it('who was saved in an expired checkout, in any stored order', () => {
    const travellers = [person('old1', 'Ada'), person('old0', 'Obi')]
    const { start } = startFields(checkout(['ADT', 'CHD']), earlier({ travellers, contact }))
    expect(start).toMatchObject({ 'travellers.0.givenName': 'Ada', 'travellers.1.givenName': 'Obi' })
  })

  it('nothing, if there is nothing', () => {
    expect(startFields(checkout(['ADT']), { draft: null, earlier: null })).toEqual({ start: {}, source: null })
    expect(startFields(checkout(['ADT']), earlier({}))).toEqual({ start: {}, source: null })
  })
})

describe('a saved traveller', () => {
  it('fills a card with a title that this passenger type can have, and the number of an accepted programme', () => {
    const saved = toSaved(person('x', 'Ada'))
    expect(savedFields(saved, 'ADT', ['BA'])).toMatchObject({ title: 'ms', bornOn: '05/03/1990', 'loyalty.number': '12345678' })
    expect(savedFields(saved, 'CHD', [])).toMatchObject({ title: 'miss', 'loyalty.number': '', 'document.number': '' })
  })
})
