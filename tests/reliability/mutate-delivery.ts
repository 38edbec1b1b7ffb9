import { createHmac } from 'node:crypto'

/** A webhook as it arrives. */
export interface Delivery {
  provider: 'paystack' | 'duffel'
  body: string
  signature: string | undefined
}

/** A delivery and its expected response. 200 only for the right provider, bytes and time. */
export interface Verdict extends Delivery {
  how: string
  status: 200 | 401 | 413 | 422
}

export const secrets = { paystack: 'sk_test_sandbox', duffel: 'whsec_reliability' }

const hex = (algorithm: 'sha256' | 'sha512', key: string, text: string) => createHmac(algorithm, key).update(text).digest('hex')
const seconds = (at: number) => Math.floor(at / 1_000)

/** Hex HMAC-SHA512 of the body under the secret key (https://paystack.com/docs/payments/webhooks). */
export const signPaystack = (body: string, key = secrets.paystack) => hex('sha512', key, body)
/** `v1` of `t=<unix seconds>,v1=<hex HMAC-SHA256 over time, dot and body>` (https://duffel.com/docs/guides/receiving-webhooks). */
const v1 = (time: number, body: string, key = secrets.duffel) => hex('sha256', key, `${time}.${body}`)
export const signDuffel = (body: string, time: number, key = secrets.duffel) => `t=${time},v1=${v1(time, body, key)}`

/** Another hex digit at one position. */
const flip = (text: string, at: number) => {
  const place = at % text.length
  return text.slice(0, place) + (text[place] === '0' ? '1' : '0') + text.slice(place + 1)
}

type Mutation = (of: {
  body: string
  now: number
  salt: number
}) => Pick<Verdict, 'status'> & { body?: string; signature: string | undefined }

const refused = (signature: string | undefined, body?: string) => ({
  status: 401 as const,
  signature,
  ...(body === undefined ? {} : { body }),
})
const large = JSON.stringify({ event: 'charge.success', data: 'x'.repeat(3_000_000) })

/** Below the limit of a body, and far above the limit of an index. */
const longId = 'x'.repeat(900_000)
const withLongId = {
  paystack: JSON.stringify({ event: 'charge.success', data: { id: longId, reference: 'TW-1' } }),
  duffel: JSON.stringify({ id: longId, type: 'order.created' }),
}

const paystack: Record<string, Mutation> = {
  right: ({ body }) => ({ status: 200, signature: signPaystack(body) }),
  'signed with another key': ({ body }) => refused(signPaystack(body, 'sk_test_other')),
  'signed with an empty key': ({ body }) => refused(signPaystack(body, '')),
  'one digit of the signature wrong': ({ body, salt }) => refused(flip(signPaystack(body), salt)),
  'signature cut': ({ body, salt }) => refused(signPaystack(body).slice(0, salt % 128)),
  'signature and more': ({ body }) => refused(`${signPaystack(body)}00`),
  'signature twice': ({ body }) => refused(`${signPaystack(body)},${signPaystack(body)}`),
  'signature in base64': ({ body }) => refused(createHmac('sha512', secrets.paystack).update(body).digest('base64')),
  'signature by SHA-256': ({ body }) => refused(hex('sha256', secrets.paystack, body)),
  'no signature': () => refused(undefined),
  'empty signature': () => refused(''),
  'signature of nothing': () => refused(signPaystack('')),
  'body changed after signing': ({ body, salt }) => refused(signPaystack(body), flip(body, salt)),
  'body cut after signing': ({ body, salt }) => refused(signPaystack(body), body.slice(0, salt % body.length)),
  'a blank after signing': ({ body }) => refused(signPaystack(body), `${body} `),
  'cut before signing': ({ body, salt }) => cutAndSigned(body.slice(0, salt % body.length), signPaystack),
  'no event at all': () => ({
    status: 422,
    body: '{"event":"charge.success"}',
    signature: signPaystack('{"event":"charge.success"}'),
  }),
  'about nothing': () => cutAndSigned('{"event":"charge.success","data":{}}', signPaystack),
  'with what no database holds': () =>
    cutAndSigned('{"event":"charge.success","data":{"id":7,"reference":"a\\u0000b"}}', signPaystack),
  'with an id of 900 kB': () => cutAndSigned(withLongId.paystack, signPaystack),
  'of 3 MB': () => ({ status: 413, body: large, signature: signPaystack(large) }),
  'signed as the other provider does': ({ body, now }) => refused(signDuffel(body, seconds(now))),
}

function cutAndSigned(body: string, sign: (body: string) => string) {
  return { status: 422 as const, body, signature: sign(body) }
}

const duffel: Record<string, Mutation> = {
  right: ({ body, now }) => ({ status: 200, signature: signDuffel(body, seconds(now)) }),
  'just young enough': ({ body, now }) => ({ status: 200, signature: signDuffel(body, seconds(now) - 290) }),
  'under two keys, ours second': ({ body, now }) => ({
    status: 200,
    signature: `${signDuffel(body, seconds(now), 'whsec_old')},v1=${v1(seconds(now), body)}`,
  }),
  'under three keys, ours first': ({ body, now }) => ({
    status: 200,
    signature: `${signDuffel(body, seconds(now))}, v1=${v1(seconds(now), body, 'a')}, v1=${v1(seconds(now), body, 'b')}`,
  }),
  'under two keys, none ours': ({ body, now }) =>
    refused(`${signDuffel(body, seconds(now), 'whsec_old')},v1=${v1(seconds(now), body, 'whsec_older')}`),
  'signed with another key': ({ body, now }) => refused(signDuffel(body, seconds(now), 'whsec_other')),
  stale: ({ body, now, salt }) => refused(signDuffel(body, seconds(now) - 302 - salt)),
  'from the future': ({ body, now, salt }) => refused(signDuffel(body, seconds(now) + 302 + salt)),
  'a stale one with a fresh time': ({ body, now }) => refused(`t=${seconds(now)},v1=${v1(seconds(now) - 4_000, body)}`),
  'a fresh time before a stale one': ({ body, now }) => refused(`t=${seconds(now)},${signDuffel(body, seconds(now) - 4_000)}`),
  'a stale time before a fresh one': ({ body, now }) => refused(`t=${seconds(now) - 4_000},${signDuffel(body, seconds(now))}`),
  'no time': ({ body, now }) => refused(`v1=${v1(seconds(now), body)}`),
  'a time that is none': ({ body, now }) => refused(`t=${seconds(now)}.0,v1=${v1(seconds(now), body)}`),
  'another version': ({ body, now }) => refused(`t=${seconds(now)},v0=${v1(seconds(now), body)},v2=${v1(seconds(now), body)}`),
  'one digit of the signature wrong': ({ body, now, salt }) =>
    refused(`t=${seconds(now)},v1=${flip(v1(seconds(now), body), salt)}`),
  'signature cut': ({ body, now, salt }) => refused(`t=${seconds(now)},v1=${v1(seconds(now), body).slice(0, salt % 64)}`),
  'no signature': () => refused(undefined),
  'body changed after signing': ({ body, now, salt }) => refused(signDuffel(body, seconds(now)), flip(body, salt)),
  'body cut after signing': ({ body, now, salt }) => refused(signDuffel(body, seconds(now)), body.slice(0, salt % body.length)),
  'cut before signing': ({ body, now, salt }) =>
    cutAndSigned(body.slice(0, salt % body.length), (cut) => signDuffel(cut, seconds(now))),
  'with an id of 900 kB': ({ now }) => cutAndSigned(withLongId.duffel, (body) => signDuffel(body, seconds(now))),
  'of 3 MB': ({ now }) => ({ status: 413, body: large, signature: signDuffel(large, seconds(now)) }),
  'signed as the other provider does': ({ body }) => refused(signPaystack(body)),
}

export const mutations = { paystack, duffel }

/** The `index`-th way to deliver this body, with the expected result. */
export function mutateDelivery(of: {
  provider: Delivery['provider']
  body: string
  index: number
  salt: number
  now: number
}): Verdict {
  const ways = Object.entries(mutations[of.provider])
  const [how, mutate] = ways[of.index % ways.length] ?? ways[0] ?? []
  if (!how || !mutate) throw new Error('there is no such way')
  return { provider: of.provider, how, body: of.body, ...mutate(of) }
}
