import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Contact } from '../../contact/contact.ts'
import type { PassengerType } from '../offer.ts'
import { Loyalty, TravelDocument, Traveller } from './traveller.ts'
import { travellerProblems, travellerWarnings, typedProblem } from './traveller-rules.ts'

const ada = {
  passengerId: 'p1',
  title: 'ms',
  givenName: 'Adaeze',
  familyName: 'Nwosu',
  gender: 'f',
  bornOn: '1990-05-04',
  document: { type: 'passport', number: 'A01234567', country: 'NG', expiresOn: '2031-01-01' },
}
const traveller = (change: object = {}) => Traveller.parse({ ...ada, ...change })
const problemsOf = (change: object) => {
  const { success, error } = Traveller.safeParse({ ...ada, ...change })
  return success ? [] : error.issues.map((issue) => issue.path.join('.'))
}
const journey = (
  type: PassengerType = 'ADT',
  documentsRequired = true,
  age: number | null = null,
): Parameters<typeof travellerProblems>[1] => ({
  passengers: [{ id: 'p1', type, age }],
  lastDay: '2026-12-20',
  documentsRequired,
})
const paths = (people: Traveller[], of = journey()) => travellerProblems(people, of).map((problem) => problem.path)

describe('the age that was priced', () => {
  it('is the age on the last day of travel, because airlines price a child by it', () => {
    const child = traveller({ bornOn: '2018-12-20' })
    expect(paths([child], journey('CHD', true, 8))).toEqual([])
    expect(paths([child], journey('CHD', true, 7))).toEqual(['travellers.0.bornOn'])
  })
})

describe('a traveller’s form', () => {
  it.each(['Chukwuemeka', 'Ọlá', 'Anne-Marie', "O'Neill", 'José', 'Mary Jane'])('accepts the name %s', (givenName) => {
    expect(problemsOf({ givenName })).toEqual([])
  })

  it.each(['', '   ', 'Ада', '李', 'R2D2', 'Ada@', '-Ada', 'Oluwatobilobaoluwaseun'])('refuses the name %j', (givenName) => {
    expect(problemsOf({ givenName })).toContain('givenName')
  })

  it('accepts passports of five to fifteen letters and digits and writes them in capitals', () => {
    expect(traveller({ document: { ...ada.document, number: ' a01234567 ' } }).document?.number).toBe('A01234567')
    expect(problemsOf({ document: { ...ada.document, number: 'A-1' } })).toEqual(['document.number'])
    expect(problemsOf({ document: { ...ada.document, country: 'Nigeria' } })).toEqual(['document.country'])
  })

  it('accepts phone numbers with their country code only', () => {
    expect(Contact.safeParse({ email: 'ada@skyways.test', phone: '+2348031234567' }).success).toBe(true)
    for (const phone of ['08031234567', '+0803', '2348031234567', '+234 abc'])
      expect(Contact.safeParse({ email: 'ada@skyways.test', phone }).success, phone).toBe(false)
  })
})

describe('ages on the day of the last flight', () => {
  it.each([
    ['ADT', '2014-12-20', true],
    ['ADT', '2014-12-21', false],
    ['CHD', '2014-12-21', true],
    ['CHD', '2014-12-20', false],
    ['CHD', '2024-12-20', true],
    ['CHD', '2024-12-21', false],
    ['INF', '2024-12-21', true],
    ['INF', '2024-12-20', false],
    ['INF', '2026-12-21', false],
  ] as const)('%s born on %s fits: %s', (type, bornOn, fits) => {
    expect(paths([traveller({ bornOn })], journey(type))).toEqual(fits ? [] : ['travellers.0.bornOn'])
  })
})

describe('what an airline would refuse', () => {
  it('is a passport that is missing or that expires before the journey ends', () => {
    expect(paths([traveller({ document: null })])).toEqual(['travellers.0.document.number'])
    expect(paths([traveller({ document: null })], journey('ADT', false))).toEqual([])
    expect(paths([traveller({ document: { ...ada.document, expiresOn: '2026-12-20' } })])).toEqual([
      'travellers.0.document.expiresOn',
    ])
    expect(paths([traveller({ document: { ...ada.document, expiresOn: '2026-12-21' } })])).toEqual([])
  })

  it('is a missing traveller', () => {
    expect(paths([])).toEqual(['travellers'])
  })

  it('is two travellers with one name, in any case', () => {
    const two = { ...journey(), passengers: [...journey().passengers, { id: 'p2', type: 'ADT' as const, age: null }] }
    const twin = traveller({ passengerId: 'p2', givenName: 'ADAEZE', familyName: 'nwosu' })
    expect(paths([traveller(), twin], two)).toEqual(['travellers.1.givenName'])
    expect(paths([traveller(), traveller({ passengerId: 'p2', givenName: 'Ngozi' })], two)).toEqual([])
  })

  it('is a frequent-flyer number of a programme that the flight does not accept', () => {
    const member = traveller({ loyalty: { airline: 'QR', number: 'QR1234567' } })
    expect(paths([member], { ...journey(), loyaltyAirlines: ['BA', 'QR'] })).toEqual([])
    expect(paths([member], { ...journey(), loyaltyAirlines: [] })).toEqual(['travellers.0.loyalty.airline'])
  })

  it('is shown at the field of the right traveller, whatever the order of entry', () => {
    const two = {
      ...journey(),
      passengers: [
        { id: 'p1', type: 'ADT' as const, age: null },
        { id: 'p2', type: 'CHD' as const, age: null },
      ],
    }
    const child = traveller({ passengerId: 'p2', givenName: 'Obi', bornOn: '1990-01-01' })
    expect(paths([child, traveller()], two)).toEqual(['travellers.0.bornOn'])
  })
})

describe('warnings', () => {
  it('is a passport that is valid for less than six months after the journey', () => {
    const expiring = (expiresOn: string) =>
      travellerWarnings([traveller({ document: { ...ada.document, expiresOn } })], '2026-12-20').length
    expect([expiring('2027-05-01'), expiring('2027-07-01')]).toEqual([1, 0])
  })

  it('is a name with an apostrophe or a dot', () => {
    expect(travellerWarnings([traveller({ familyName: "O'Neill" })], '2026-12-20')).toMatchObject([
      { path: 'travellers.0.familyName' },
    ])
    expect(travellerWarnings([traveller()], '2026-12-20')).toEqual([])
  })
})

describe('a field that loses the focus', () => {
  const shapes = {
    givenName: Traveller.shape.givenName,
    familyName: Traveller.shape.familyName,
    'document.number': TravelDocument.shape.number,
    'loyalty.number': Loyalty.shape.number,
    email: Contact.shape.email,
  }
  const fields = ['givenName', 'familyName', 'document.number', 'loyalty.number', 'email'] as const
  const text = fc.oneof(
    fc.string(),
    fc.emailAddress(),
    fc.stringMatching(/^[A-Za-z0-9 ]{0,25}$/),
    fc.stringMatching(/^[\p{Script=Latin} '’.-]{0,25}$/u),
    fc.constantFrom('Adaeze', 'Ọláyínká', 'a.b@c.ng', '.a@b.ng', 'a..b@c.ng', 'a@b', '李', ' A0123456 ', 'x'.repeat(21)),
  )
  for (const field of fields)
    it(`has for ${field} the message of the server`, () => {
      fc.assert(
        fc.property(text, (typed) => {
          const said = typedProblem(field, typed)
          expect(said).toBe(shapes[field].safeParse(typed.trim()).error?.issues[0]?.message ?? null)
        }),
      )
    })
})
