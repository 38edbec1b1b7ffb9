import createClient from 'openapi-fetch'
import type { paths } from './tradewind-api.d.ts'

/**
 * A program of an agency, as its developers would write it: it knows only the address of the API, a key, and the types that `npm run client` wrote.
 * `typed-client.db.test.ts` checks its types and runs it. It prints what it was answered.
 */
const [baseUrl = '', key = '', depart = ''] = process.argv.slice(2)
const api = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${key}` } })

interface Found {
  searchId: string
  offers: { id: string; passengers: { id: string }[] }[]
}

/** The search of a stream of server-sent events. */
function readEvents(text: string): Found {
  const events = text.split('\n').flatMap((line) => (line.startsWith('data: {') ? [JSON.parse(line.slice(6))] : []))
  const { searchId } = events.find(({ type }) => type === 'started')
  return { searchId, offers: events.filter(({ type }) => type === 'found').flatMap(({ upserts }) => upserts) }
}

async function sell() {
  const trip = { trip: 'one-way', from: 'LOS', to: 'ABV', depart, return: null, cabin: 'economy' } as const
  const people = { adults: 1, children: [], infants: 0 }
  const search = await api.POST('/flights/searches', { body: { ...trip, ...people }, parseAs: 'text' })
  const { searchId, offers } = readEvents(String(search.data))
  const [offer] = offers
  const passenger = offer?.passengers[0]
  if (!offer || !passenger) throw new Error('nothing was found')

  const made = await api.POST('/checkouts', { body: { product: 'flight', searchId, offerId: offer.id } })
  if (!made.data) throw new Error(made.error.detail)
  const params = { path: { id: made.data.id } }
  await api.POST('/checkouts/{id}/review', { params })
  const travellers = [
    {
      passengerId: passenger.id,
      title: 'ms',
      givenName: 'Ngozi',
      familyName: 'Okafor',
      gender: 'f',
      bornOn: '1990-04-12',
      document: null,
      loyalty: null,
    } as const,
  ]
  const contact = { email: 'ngozi@example.com', phone: '+2348031234567' }
  const ready = await api.PUT('/checkouts/{id}/travellers', { params, body: { travellers, contact } })
  const wallet = ready.data?.methods.find(({ id }) => id === 'wallet')
  if (!wallet) throw new Error(ready.error?.detail ?? 'the wallet is not offered')

  const payment = { method: 'wallet', total: wallet.total, idempotencyKey: `sale-${made.data.id}` } as const
  const paid = [
    await api.POST('/checkouts/{id}/pay', { params, body: payment }),
    await api.POST('/checkouts/{id}/pay', { params, body: payment }),
  ]
  return paid.map(({ data, error }) => data?.orderId ?? error?.code)
}

const orders = await api.GET('/orders', { params: { query: { perPage: 10 } } })
const forbidden = await api.GET('/wallet')
const said = { list: orders.response.status, first: orders.data?.items[0]?.number ?? null, refused: orders.error?.code ?? null }
console.log(
  JSON.stringify({
    ...said,
    forbidden: { type: forbidden.response.headers.get('content-type'), problem: forbidden.error },
    sold: orders.data ? await sell() : [],
  }),
)

// What the document does not have is no valid program.
export const unknownPath = () => {
  // @ts-expect-error -- no such address
  api.GET('/order')
  // @ts-expect-error -- no such field
  api.POST('/orders/{id}/notes', { params: { path: { id: '' } }, body: { words: 'Called.' } })
}
