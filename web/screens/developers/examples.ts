/** The examples of the developers' pages. `server/modules/{developers,webhooks}/*.db.test.ts` run them. */

export interface ExampleInput {
  /** `https://host` of the API. */
  origin: string
  /** An API key, or its visible beginning. */
  key: string
  /** The first day of travel, `2026-12-14`. */
  day: string
}

export interface Example {
  title: string
  help: string
  code: string
}

const listOrders = ({ origin, key }: ExampleInput): Example => ({
  title: 'List orders',
  help: 'Needs “See orders and travellers”. Send “next” of the answer as “after” for the next page.',
  code: `curl '${origin}/api/orders?perPage=10' \\
  --header 'Authorization: Bearer ${key}'`,
})

const searchFlights = ({ origin, key, day }: ExampleInput): Example => ({
  title: 'Search flights',
  help: 'Needs “Search, book and pay”. Offers arrive as server-sent events while suppliers answer.',
  code: `curl '${origin}/api/flights/searches' --no-buffer \\
  --header 'Authorization: Bearer ${key}' \\
  --header 'Content-Type: application/json' \\
  --data '{
    "trip": "one-way", "from": "LON", "to": "NYC", "depart": "${day}",
    "return": null, "adults": 1, "children": [], "infants": 0, "cabin": "economy"
  }'`,
})

const typedClient = ({ origin, key }: ExampleInput): Example => ({
  title: 'A typed client',
  help: 'Types made from our OpenAPI document: your editor completes addresses and fields, and the compiler refuses wrong ones. Make them again after a change of the API.',
  code: `npm install openapi-fetch
npx openapi-typescript@7 ${origin}/api/openapi.json \\
  --default-non-nullable=false --output tradewind-api.d.ts

// list-orders.ts
import createClient from 'openapi-fetch'
import type { paths } from './tradewind-api.d.ts'

const api = createClient<paths>({
  baseUrl: '${origin}/api',
  headers: { Authorization: 'Bearer ${key}' },
})

const { data, error } = await api.GET('/orders', { params: { query: { perPage: 10 } } })
// Every error is a problem detail: switch on its code.
if (error) console.error(error.code, error.detail)
for (const order of data?.items ?? []) console.log(order.number, order.status)`,
})

/** A receiver with the library of Standard Webhooks. */
export const receiver: Example = {
  title: 'Verify a webhook in Node',
  help: 'Install the package standardwebhooks, and pass the secret of the webhook as WEBHOOK_SECRET. Libraries for other languages are at standardwebhooks.com.',
  code: `import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WEBHOOK_SECRET)

createServer(async (request, response) => {
  const body = await text(request)
  try {
    const message = webhook.verify(body, request.headers)
    console.log(request.headers['webhook-id'], message.type, message.data)
    response.writeHead(204).end()
  } catch {
    response.writeHead(400).end('The signature is not valid.')
  }
}).listen(process.env.PORT ?? 4000)`,
}

/** Calls of the API with an agency's own address. */
export const examplesFor = (input: ExampleInput): Example[] => [
  listOrders(input),
  searchFlights(input),
  typedClient(input),
  receiver,
]
