import { describe, expect, test } from 'vitest'
import { english } from '../numbers.ts'
import { addOption, addPart, movePart, removePart, setCover, setPart, setTravellers } from './edit-content.ts'
import type { QuoteContent, QuoteItem } from './quote-content.ts'
import { lastPossibleDay, latestDay, usualLastDay } from './validity.ts'
import { whatChanged } from './what-changed.ts'

let count = 0
const newId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`

const item = (title: string, more: Partial<QuoteItem> = {}): QuoteItem => ({
  kind: 'item',
  id: newId(),
  rev: 0,
  title,
  details: '',
  from: null,
  to: null,
  isOptional: false,
  forWhom: '',
  travellers: [],
  deadline: null,
  cost: 100_00,
  markup: 0,
  fee: 0,
  choiceId: null,
  product: null,
  photo: null,
  ...more,
})

const hotel = item('Hotel')
const transfer = item('Transfer')
const content: QuoteContent = {
  currency: 'NGN',
  cover: {
    rev: 3,
    title: 'Nairobi',
    intro: '',
    terms: '',
    travellers: [],
    showsShares: false,
    validUntil: '2026-12-01',
    deposit: null,
  },
  options: [{ id: newId(), rev: 0, title: 'By the sea', parts: [hotel, transfer] }],
}
const [option] = content.options

describe('two members who edit at once', () => {
  test('lose nothing where they change different parts', () => {
    const first = setPart(content, { ...hotel, title: 'Hotel with breakfast' })
    const second = setPart(first, { ...transfer, cost: 120_00 })
    expect(second.options[0]?.parts).toMatchObject([
      { title: 'Hotel with breakfast', rev: 1 },
      { title: 'Transfer', cost: 120_00, rev: 1 },
    ])
  })

  test('are told where they change the same part', () => {
    const first = setPart(content, { ...hotel, title: 'Hotel with breakfast' })
    expect(() => setPart(first, { ...hotel, title: 'Hotel with a pool' })).toThrow(
      expect.objectContaining({ code: 'quote.changed-meanwhile' }),
    )
    expect(() => setCover(content, { ...content.cover, rev: 2, title: 'Mombasa' })).toThrow(
      expect.objectContaining({ code: 'quote.changed-meanwhile' }),
    )
  })
})

describe('the parts of an option', () => {
  test('move by one, and stay at the ends', () => {
    const titles = (of: QuoteContent) => of.options[0]?.parts.map(({ title }) => title)
    expect(titles(movePart(content, transfer.id, -1))).toEqual(['Transfer', 'Hotel'])
    expect(titles(movePart(content, transfer.id, 1))).toEqual(['Hotel', 'Transfer'])
    expect(titles(removePart(content, hotel.id))).toEqual(['Transfer'])
  })

  test('have other ids in a copy of the option', () => {
    const copied = addOption(content, { id: newId(), title: 'In the city', copyOf: option?.id ?? '', newId })
    expect(copied.options[1]?.parts.map(({ title }) => title)).toEqual(['Hotel', 'Transfer'])
    expect(copied.options[1]?.parts[0]?.id).not.toBe(hotel.id)
  })

  test('are at most forty, and options at most six', () => {
    let full = content
    for (let n = 0; n < 38; n += 1) full = addPart(full, option?.id ?? '', item(`Item ${n}`))
    expect(() => addPart(full, option?.id ?? '', item('One more'))).toThrow(expect.objectContaining({ code: 'quote.full' }))
  })
})

describe('the travellers', () => {
  const people = ['Ada', 'Bola', 'Chidi'].map((name) => ({ id: null, name, group: '' }))
  const travelling = setTravellers(content, { rev: 3, travellers: people, showsShares: false, newId })
  const [ada = '', bola = '', chidi = ''] = travelling.cover.travellers.map(({ id }) => id)
  const left = (...ids: string[]) => travelling.cover.travellers.filter(({ id }) => ids.includes(id))
  const forThem = (...travellers: string[]) => setPart(travelling, { ...hotel, travellers })
  const remove = (of: QuoteContent, ...stay: string[]) =>
    setTravellers(of, { rev: of.cover.rev, travellers: left(...stay), showsShares: false, newId })

  test('keep their ids under another name', () => {
    const renamed = travelling.cover.travellers.map((one) => ({ ...one, name: `${one.name} Eze` }))
    const { cover } = setTravellers(travelling, { rev: 4, travellers: renamed, showsShares: true, newId })
    expect(cover).toMatchObject({
      rev: 5,
      showsShares: true,
      travellers: [{ id: ada, name: 'Ada Eze' }, { id: bola }, { id: chidi }],
    })
  })

  test('are taken from what is for others too, and a part for a removed traveller alone refuses the removal', () => {
    expect(remove(forThem(ada, bola), bola, chidi).options[0]?.parts[0]).toMatchObject({ travellers: [bola], rev: 2 })
    expect(() => remove(forThem(ada), bola, chidi)).toThrow(expect.objectContaining({ code: 'quote.traveller-needed' }))
    expect(remove(travelling, bola).options[0]?.parts[0]).toMatchObject({ travellers: [], rev: 0 })
  })

  test('are those of the quote: another id is not found', () => {
    expect(() => forThem(newId())).toThrow(expect.objectContaining({ code: 'access.not-found' }))
    const strange = [{ id: newId(), name: 'Dayo', group: '' }]
    expect(() => setTravellers(travelling, { rev: 4, travellers: strange, showsShares: false, newId })).toThrow(
      expect.objectContaining({ code: 'access.not-found' }),
    )
  })

  test('that changed are told with the version', () => {
    expect(whatChanged(content, travelling, english)).toEqual(['The travellers were changed.'])
    const shown = { ...travelling, cover: { ...travelling.cover, showsShares: true } }
    expect(whatChanged(travelling, shown, english)).toEqual(['Travellers see their share of the prices.'])
  })
})

describe('what a version changed', () => {
  test('is told in sentences, with the price that the customer sees', () => {
    const dearer = setPart(content, { ...hotel, markup: 20_00, fee: 5_00 })
    const now = addPart(dearer, option?.id ?? '', item('Safari'))
    expect(whatChanged(content, now, english)).toEqual([
      'Hotel: NGN 125.00 instead of NGN 100.00.',
      'By the sea: Safari was added.',
    ])
  })

  test('names the conditions, which are accepted with the quote, and the other words of the cover', () => {
    const { rev, title, validUntil } = content.cover
    const now = setCover(content, {
      rev,
      title,
      validUntil,
      intro: 'Hello',
      terms: 'No refunds',
      deposit: null,
    })
    expect(whatChanged(content, now, english)).toEqual(['The introduction was changed.', 'The conditions were changed.'])
  })

  test('leaves out how a price is made up', () => {
    const moved = setPart(content, { ...hotel, cost: 80_00, markup: 20_00 })
    expect(whatChanged(content, moved, english)).toEqual([])
  })
})

describe('the last day of a quote', () => {
  const dated = (...items: QuoteItem[]) => ({ options: [{ id: newId(), rev: 0, title: 'One', parts: items }] })

  test('is not after the earliest deadline of a supplier, nor on the first travel day', () => {
    const options = dated(item('Hotel', { from: '2026-12-10', deadline: '2026-11-30' }), item('Tour', { from: '2026-12-12' }))
    expect(latestDay(options)).toBe('2026-11-30')
    expect(latestDay(dated(item('Tour', { from: '2026-12-12' })))).toBe('2026-12-11')
    expect(latestDay(dated(item('Advice')))).toBeNull()
    expect(lastPossibleDay(options, '2026-11-21')).toBe('2026-11-30')
    expect(lastPossibleDay(options, '2026-12-01')).toBe('2026-12-01')
  })

  test('is usually a week ahead', () => {
    expect(usualLastDay(dated(item('Advice')), '2026-11-21')).toBe('2026-11-28')
    expect(usualLastDay(dated(item('Hotel', { deadline: '2026-11-23' })), '2026-11-21')).toBe('2026-11-23')
  })
})
