import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { QuoteContent, QuotePart } from '#domain/quotes/quote-content.ts'
import { migrate } from '#server/db/migrate.ts'
import { openOldDatabase } from './open-old-database.ts'

/** A quote as it was stored before migration 0083: travellers are names, and items say in words for whom they are. */
const id = (at: number) => `01a2081b-0000-7000-8000-${String(at).padStart(12, '0')}`
const item = (at: number, forWhom: string) => ({
  kind: 'item',
  id: id(at),
  rev: 0,
  title: `Item ${at}`,
  details: '',
  from: null,
  to: null,
  isOptional: false,
  forWhom,
  deadline: null,
  cost: 100_00,
  markup: 0,
  fee: 0,
  choiceId: null,
  product: null,
  photo: null,
})
const text = { kind: 'text', id: id(9), rev: 0, title: '', text: 'A day to rest.' }
const content = {
  currency: 'NGN',
  cover: {
    rev: 2,
    title: 'Zanzibar',
    intro: '',
    terms: '',
    travellers: ['Ada Eze', 'Bola Ade'],
    validUntil: null,
    deposit: null,
  },
  options: [
    {
      id: id(1),
      rev: 0,
      title: 'One',
      parts: [item(2, ''), item(3, 'ada eze'), item(4, 'Bola Ade & Ada Eze'), item(5, 'The children'), text],
    },
    { id: id(6), rev: 0, title: 'Empty', parts: [] },
  ],
}
const at = '2026-11-20T09:00:00Z'
const own = { agency_id: id(10), currency: 'NGN' }
const database = await openOldDatabase(80, {
  quotes: [
    {
      ...own,
      id: id(20),
      number: 1001,
      status: 'draft',
      title: 'Zanzibar',
      content,
      amount: 100_00,
      customer_name: 'Ada Eze',
      customer_email: '',
      customer_phone: '',
      version: 1,
      views: 0,
      remind_days: [],
      accepted_items: [],
      accepted_choices: [],
      booked_outside_note: '',
      loss_note: '',
      created_at: at,
      changed_by: 'Ngozi',
      changed_at: at,
    },
  ],
  quote_versions: [
    { agency_id: id(10), id: id(21), quote_id: id(20), number: 1, content, changes: [], sent_by: 'Ngozi', sent_at: at },
  ],
  quote_library: [
    { ...own, id: id(22), name: 'A day', part: text, created_by: 'Ngozi', created_at: at },
    { ...own, id: id(23), name: 'An item', part: item(7, 'The children'), created_by: 'Ngozi', created_at: at },
  ],
})
await migrate(database.url)
const client = new pg.Client({ connectionString: database.url })
await client.connect()

afterAll(async () => {
  await client.end()
  await database.close()
})

const column = async (what: string, table: string): Promise<unknown[]> =>
  (await client.query<{ value: unknown }>(`select ${what} as value from ${table} order by id`)).rows.map(({ value }) => value)

test('travellers of stored quotes have the same ids in every version, and items name those that their words named', async () => {
  const [stored, version] = [...(await column('content', 'quotes')), ...(await column('content', 'quote_versions'))]
  expect(version).toEqual(stored)
  const { cover, options } = QuoteContent.parse(stored)
  expect(cover).toMatchObject({ rev: 2, showsShares: false })
  expect(cover.travellers.map(({ name, group }) => ({ name, group }))).toEqual([
    { name: 'Ada Eze', group: '' },
    { name: 'Bola Ade', group: '' },
  ])
  const [ada = '', bola = ''] = cover.travellers.map((one) => one.id)
  expect(options.map(({ title }) => title)).toEqual(['One', 'Empty'])
  const parts = options[0]?.parts.map((part) => [part.kind === 'item' ? part.forWhom : part.text, part.travellers.toSorted()])
  expect(parts).toEqual([
    ['', []],
    ['', [ada]],
    ['', [ada, bola].toSorted()],
    ['The children', []],
    ['A day to rest.', []],
  ])
})

test('parts of the library are for everyone', async () => {
  for (const part of await column('part', 'quote_library')) expect(QuotePart.parse(part).travellers).toEqual([])
})
