import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itineraryOf, type Party, partiesOf } from './itinerary.ts'
import type { QuoteContent, QuoteItem, QuoteTraveller } from './quote-content.ts'
import { priceOf, totalOf } from './quote-totals.ts'

const ids = ['a', 'b', 'c', 'd', 'e'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`)
const amount = fc.integer({ min: 0, max: 1_000_000_000 })
const noItem = { rev: 0, details: '', to: null, forWhom: '', deadline: null, choiceId: null, product: null, photo: null }

const item = (people: readonly string[]): fc.Arbitrary<QuoteItem> =>
  fc
    .record({
      kind: fc.constant('item' as const),
      id: fc.uuid(),
      title: fc.constant('An item'),
      from: fc.option(fc.constantFrom('2027-02-08', '2027-02-09', '2027-02-12')),
      isOptional: fc.boolean(),
      travellers: fc.subarray([...people]),
      cost: amount,
      markup: amount,
      fee: amount,
    })
    .map((one) => ({ ...noItem, ...one }))

const content: fc.Arbitrary<QuoteContent> = fc.integer({ min: 2, max: 5 }).chain((count) => {
  const people = ids.slice(0, count)
  return fc
    .record({
      groups: fc.array(fc.constantFrom('', 'Eze', 'Ade'), { minLength: count, maxLength: count }),
      currency: fc.constantFrom('NGN', 'JPY', 'KWD'),
      parts: fc.array(item(people), { maxLength: 8 }),
    })
    .map(({ groups, currency, parts }) => ({
      currency,
      cover: {
        rev: 0,
        title: 'A quote',
        intro: '',
        terms: '',
        validUntil: null,
        deposit: null,
        showsShares: true,
        travellers: people.map((id, at): QuoteTraveller => ({ id, name: `Traveller ${at}`, group: groups[at] ?? '' })),
      },
      options: [{ id: ids[0] ?? '', rev: 0, title: 'An option', parts }],
    }))
})

const single = (parties: readonly Party[]) => parties.filter(({ id, travellers }) => travellers[0] === id)
const linesOf = (of: QuoteContent, party: Party, accepted: Parameters<typeof itineraryOf>[2] = null) =>
  (itineraryOf(of, party, accepted)[0]?.days ?? []).flatMap(({ parts }) => parts)

describe('the itineraries of a quote', () => {
  test('have shares that sum to the price of each item, and totals that sum to the total of the option', () => {
    fc.assert(
      fc.property(content, (quote) => {
        const [option] = quote.options
        const people = single(partiesOf(quote.cover.travellers))
        for (const part of option?.parts ?? []) {
          const shares = people.flatMap((party) => linesOf(quote, party).filter((line) => line.part.id === part.id))
          const sum = shares.reduce((total, { share }) => total + (share?.amount ?? 0), 0)
          expect(sum).toBe(part.kind === 'item' ? priceOf(part, quote.currency).amount : 0)
        }
        const totals = people.map((party) => itineraryOf(quote, party, null)[0]?.total.amount ?? 0)
        expect(totals.reduce((sum, one) => sum + one, 0)).toBe(option ? totalOf(option, [], quote.currency).amount : 0)
      }),
    )
  })

  test('of a group have the total of its travellers', () => {
    fc.assert(
      fc.property(content, (quote) => {
        const parties = partiesOf(quote.cover.travellers)
        const totalFor = (party: Party) => itineraryOf(quote, party, null)[0]?.total.amount ?? 0
        for (const group of parties.filter((party) => !single(parties).includes(party))) {
          const members = single(parties).filter(({ id }) => group.travellers.includes(id))
          expect(totalFor(group)).toBe(members.reduce((sum, one) => sum + totalFor(one), 0))
        }
      }),
    )
  })

  test('have the items for their travellers once each, in the order of days, and totals of the lines that are bought', () => {
    fc.assert(
      fc.property(content, fc.nat(), (quote, bits) => {
        const items = quote.options[0]?.parts ?? []
        const itemIds = items.flatMap((part, at) =>
          part.kind === 'item' && part.isOptional && (bits >> at) & 1 ? [part.id] : [],
        )
        const accepted = { optionId: ids[0] ?? '', itemIds }
        for (const party of single(partiesOf(quote.cover.travellers))) {
          const [own] = itineraryOf(quote, party, accepted)
          const lines = linesOf(quote, party, accepted)
          const expected = items.filter(
            (part) =>
              (part.travellers.length === 0 || part.travellers.some((id) => party.travellers.includes(id))) &&
              !(part.kind === 'item' && part.isOptional && !itemIds.includes(part.id)),
          )
          expect(lines.map(({ part }) => part.id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
          const days = (own?.days ?? []).map(({ day }) => day ?? '')
          expect(days).toEqual(days.toSorted())
          expect(own?.total.amount).toBe(lines.reduce((sum, { share }) => sum + (share?.amount ?? 0), 0))
        }
      }),
    )
  })

  test('are of nobody where one person travels', () => {
    expect(partiesOf([{ id: ids[0] ?? '', name: 'Ada', group: '' }])).toEqual([])
  })
})
