/** The characters allowed in a header on the wire: no control characters, none above U+00FF (RFC 9110, 5.5). */
const anything = [
  '',
  '99999999999999999999999999',
  '%00%zz%ff',
  "' or 1=1; --",
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '__proto__',
  ',;,;=,"',
  '\u00e9\u00ff\u0080',
  '\t x \t',
  'x'.repeat(4_000),
]

/** Hostile values that only headers can have. */
const ofOne: Record<string, readonly string[]> = {
  host: [
    'localhost@evil.example',
    `x'"<script>.localhost`,
    'localhost:99999',
    'localhost:80:80',
    '[::1',
    '999.999.999.999',
    'a..b',
    'skyways.customer.localhost@evil.example',
    'xn--zzzzzzz.localhost',
  ],
  'x-forwarded-for': ['999.999.999.999', '::::, 1', '127.0.0.1, 127.0.0.1', '1.2.3.4:5678', '[::1]:80', 'unknown', '_hidden'],
  'x-forwarded-host': ['localhost@evil.example', 'savanna.localhost'],
  'x-forwarded-proto': ['foo bar', 'https,http', 'javascript', 'HTTPS'],
  'x-forwarded-port': ['99999'],
  'x-forwarded-prefix': ['//evil.example'],
  'x-client-address': ['203.0.113.9'],
  forwarded: ['for="[::1]:x";host=evil.example;proto=foo', 'for=;;;'],
  origin: ['null', 'http://', 'http://[', 'file:///', 'http://localhost:99999', 'http://localhost@evil.example', 'data:,'],
  referer: ['http://[', '//evil.example', 'javascript:alert(1)'],
  'sec-fetch-site': ['cross-site', 'same-site', 'nonsense'],
  cookie: [
    'tradewind.session_token=%zz',
    'tradewind.session_token=.',
    'tradewind.session_token=a.b%00',
    'shopper=%c3%28; shopper-session=%ff',
    'shopper=AAAA; shopper-session=__proto__',
    'mantine-color-scheme=%zz; currency=%zz; currencyRate=1e400; navigation=x; trip=%7B',
    'currency=XXX; currencyRate=-1; trip=null',
    '=; ; =%;%00',
    Array.from({ length: 400 }, (_, n) => `c${n}=1`).join('; '),
  ],
  accept: ['nothing/at-all;q=x', 'text/html;q=2', '*/*;'.repeat(500)],
  'accept-encoding': ['br;q=x', 'gzip;q=-1, identity;q=0', '*;q=0', 'zstd', 'deflate;;;'],
  'accept-language': ['x-'.repeat(500), '*-*-*', 'en-;q=', 'tlh-Latn-x-1'],
  'accept-charset': ['utf-16'],
  'content-type': ['application/json; ; =;;', 'text/html', 'multipart/form-data; boundary=', 'application/json; charset=x', '/'],
  'content-encoding': ['gzip', 'br', 'x-none', 'identity, gzip'],
  'if-none-match': ['*', '"', 'W/', '"a", W/"b", c', '"'.repeat(3_000)],
  'if-modified-since': ['yesterday', 'Thu, 32 Foo 99999 99:99:99 GMT'],
  'if-range': ['"x"', 'yesterday'],
  range: ['bytes=-1-0,x', 'bytes=0-99999999999999999999', 'bytes=5-1', 'lines=0-1', `bytes=${'0-1,'.repeat(800)}2-3`],
  'idempotency-key': ['\u00e9', 'x'.repeat(3_000)],
  traceparent: ['00-00000000000000000000000000000000-0000000000000000-00', 'ff-x-y-z'],
  'x-request-id': ['../../log'],
  authorization: ['Bearer ', 'Basic !!!', 'Bearer a b c', `Bearer ${'x'.repeat(3_000)}`],
  'user-agent': ['Googlebot', '(((((((((((((('.repeat(200)],
  'x-http-method-override': ['DELETE'],
  'x-react-router-prerender-data': ['yes'],
  'x-react-router-spa-mode': ['yes'],
  purpose: ['prefetch'],
  upgrade: ['websocket', 'h2c'],
  'last-event-id': ['-1'],
}

export interface HostileHeader {
  name: string
  value: string
}

/** Every header that the product or a part of it reads, with every hostile value. */
export const hostileHeaders: HostileHeader[] = Object.entries(ofOne).flatMap(([name, values]) =>
  [...values, ...anything].map((value) => ({ name, value })),
)
