import type { BuiltRequest } from './build-request.ts'

/** Ways to corrupt a request around its values: its type, its text, its headers, its address. */
export const hostileEnvelopes: Record<string, (request: BuiltRequest) => BuiltRequest> = {
  'as plain text': withType('text/plain'),
  'as a form': withType('application/x-www-form-urlencoded'),
  'as a form of parts without a boundary': withType('multipart/form-data'),
  'as a form of parts': withType('multipart/form-data; boundary=x'),
  'as XML': withType('application/xml'),
  'as a picture': withType('image/png'),
  'in another alphabet': withType('application/json; charset=utf-16'),
  'of no type': withType(''),
  'of a type that is none': withType('application/json; ; =;;'),
  'with nothing in it': withText(''),
  'with a blank in it': withText(' '),
  'cut off': withText('{"a":'),
  'with a word': withText('hello'),
  'that is null': withText('null'),
  'that is a list': withText('[]'),
  'that is a text': withText('"x"'),
  'that is a number': withText('1e400'),
  'with a mark of byte order': withText('\ufeff{}'),
  'with a comma too many': withText('{"a":1,}'),
  'with a key twice': withText('{"id":"a","id":"b"}'),
  'with a prototype': withText('{"__proto__":{"polluted":true}}'),
  'with a constructor': withText('{"constructor":{"prototype":{"polluted":true}}}'),
  '5,000 lists deep': withText('['.repeat(5_000) + ']'.repeat(5_000)),
  '100,000 lists deep': withText('['.repeat(100_000) + ']'.repeat(100_000)),
  '5,000 objects deep': withText(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
  'of 3 MB': withText(JSON.stringify({ a: 'x'.repeat(3_000_000) })),
  'with bytes that are no UTF-8': (request) => ({ ...json(request), payload: Buffer.from([0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22]) }),
  'with an encoding that is not there': withHeader('content-encoding', 'gzip'),
  'with an encoding that is none': withHeader('content-encoding', 'x-none'),
  'with a long header': withHeader('x-anything', 'x'.repeat(10_000)),
  'with a cookie that is none': withHeader('x-cookie', '=; ; =%;%00'),
  'that accepts nothing': withHeader('accept', 'nothing/at-all;q=x'),
  'in a language that is none': withHeader('accept-language', ',;;q=,x-'.repeat(50)),
  'from nowhere': withHeader('x-forwarded-for', "'; drop table, 999.999.999.999, ::::"),
  'for a range': withHeader('range', 'bytes=-1-0,x'),
  'if none matches': withHeader('if-none-match', '*'),
  'with a percent sign': withQuery('%'),
  'with half a character': withQuery('query=%ff%fe&limit=%c3%28'),
  'with a prototype in the address': withQuery('__proto__[polluted]=1&constructor[prototype][polluted]=1'),
  'with lists in the address': withQuery('query[]=a&query[]=b&limit[0]=1&after[x][y]=z'),
  'with a key twice in the address': withQuery('query=a&query=b&limit=1&limit=2'),
  'with brackets left open': withQuery('query[=1&]=2&[[[[=3&query[a[b]=4'),
  'with a deep address': withQuery(`query${'[a]'.repeat(500)}=1`),
  'with 2,000 parameters': withQuery(Array.from({ length: 2_000 }, (_, n) => `a${n}=1`).join('&')),
  'with a page below zero': withQuery('limit=-1&after=-1&page=-1'),
  'with a page beyond all': withQuery('limit=1e400&after=99999999999999999999&page=1e400'),
  'below a stranger': (request) => ({ ...request, url: `${request.url}/../../../etc/passwd` }),
  'below a NUL': (request) => ({ ...request, url: `${request.url}/%00` }),
  'below a broken escape': (request) => ({ ...request, url: `${request.url}/%zz` }),
  'at a long address': (request) => ({ ...request, url: `${request.url}/${'a'.repeat(10_000)}` }),
}

const json = (request: BuiltRequest): BuiltRequest => ({
  ...request,
  headers: { ...request.headers, 'content-type': 'application/json' },
})

function withType(type: string) {
  return (request: BuiltRequest): BuiltRequest => {
    const { 'content-type': _type, ...headers } = request.headers
    return {
      ...request,
      headers: type === '' ? headers : { ...headers, 'content-type': type },
      payload: request.payload ?? 'a=1',
    }
  }
}

function withText(payload: string) {
  return (request: BuiltRequest): BuiltRequest => ({ ...json(request), payload })
}

function withHeader(name: string, value: string) {
  return (request: BuiltRequest): BuiltRequest => ({ ...request, headers: { ...request.headers, [name]: value } })
}

function withQuery(query: string) {
  return (request: BuiltRequest): BuiltRequest => ({ ...request, url: `${request.url.split('?')[0]}?${query}` })
}
